import type { BoletaNoticePeriod, CatalogueEntry, RetentionRate } from '@doblaje/contract/client';
import { percentText } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import type { CatalogueEntryValues, RetentionRateValues } from '@doblaje/domain/forms/catalogueEntry';
import type { BoletaNoticePeriod as Days } from '@doblaje/domain/notices';
import type { CatalogueKind } from '@doblaje/domain/options/catalogueKinds';
import { labelOfStatusStage } from '@doblaje/domain/options/statusStages';
import { defineEdit } from '../../../edits/defineEdit';
import { createDrafts, type Draft } from '../../../edits/drafts';

/** The labels of a choice's fields. */
export const ENTRY_LABELS = { label: 'Nombre', stage: 'Significa' } as const;

/** The edit of an existing choice. */
export const ENTRY = defineEdit<CatalogueEntry, CatalogueEntryValues>({
  place: 'en el catálogo',
  labels: ENTRY_LABELS,
  text: (field, value) => (field === 'stage' ? labelOfStatusStage(value) : String(value)),
  valuesOf: ({ label, stage }) => ({ label, stage }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** Typed values of a new choice, with its catalogue. */
export const NEW_ENTRY = createDrafts<Draft<CatalogueKind, CatalogueEntryValues>>('en el catálogo');

/** The labels of a rate's fields. */
export const RATE_LABELS = { year: 'Año', rate: 'Porcentaje' } as const;

/** The edit of a year's rate. */
export const RATE = defineEdit<RetentionRate, RetentionRateValues>({
  place: 'en las tasas de retención',
  labels: RATE_LABELS,
  text: (field, value) => (field === 'rate' ? percentText(Number(value)) : String(value)),
  valuesOf: ({ year, rate }) => ({ year, rate }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** Typed values of a new year's rate. */
export const NEW_RATE = createDrafts<Draft<null, RetentionRateValues>>('en las tasas de retención');

/** The labels of the days of the boleta notice. */
export const NOTICE_LABELS = { from: 'Desde', until: 'Hasta' } as const;

/** When the boleta notice is shown, as people read it. */
export function noticeDaysText({ from, until }: Days): string {
  if (from === '' && until === '') return 'Se muestra siempre';
  if (until === '') return `Se muestra desde el ${dayText(from)}`;
  return from === ''
    ? `Se muestra hasta el ${dayText(until)}`
    : `Se muestra del ${dayText(from)} al ${dayText(until)}`;
}

/** The edit of the days of the boleta notice. */
export const NOTICE_DAYS = defineEdit<BoletaNoticePeriod, Days>({
  place: 'en el aviso de boletas',
  labels: NOTICE_LABELS,
  text: (_, value) => dayText(value) || 'sin fecha',
  valuesOf: ({ from, until }) => ({ from, until }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** The words for one entry of each catalogue. */
export const KIND_WORDS: Readonly<Record<CatalogueKind, { one: string; none: string }>> = {
  projectStatus: { one: 'estado de proyecto', none: 'Agrega el primero para poder crear proyectos.' },
  chapterStatus: { one: 'estado de capítulo', none: 'Agrega el primero para poder crear capítulos.' },
  client: { one: 'cliente', none: 'Agrega el primero para poder elegirlo en un proyecto.' },
  signal: { one: 'señal', none: 'Agrega la primera para poder elegirla en un proyecto.' },
};
