import type { BoletaNoticePeriod, CatalogueEntry, RetentionRate } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import type { CatalogueEntryValues, RetentionRateValues } from '@doblaje/domain/forms/catalogueEntry';
import type { BoletaNoticePeriod as Days } from '@doblaje/domain/notices';
import type { CatalogueKind } from '@doblaje/domain/options/catalogueKinds';
import { labelOfStatusStage } from '@doblaje/domain/options/statusStages';
import { defineEdit } from '../../edits/defineEdit';
import { createDrafts, type Draft } from '../../edits/drafts';

/** What people call the fields of a choice. */
export const ENTRY_LABELS = { label: 'Nombre', stage: 'Significa' } as const;

/** A choice that there is, edited. */
export const ENTRY = defineEdit<CatalogueEntry, CatalogueEntryValues>({
  place: 'en el catálogo',
  labels: ENTRY_LABELS,
  text: (field, value) => (field === 'stage' ? labelOfStatusStage(value) : String(value)),
  valuesOf: ({ label, stage }) => ({ label, stage }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** What is typed of a new choice, with the catalogue it is for. */
export const NEW_ENTRY = createDrafts<Draft<CatalogueKind, CatalogueEntryValues>>('en el catálogo');

/** What people call the fields of a rate. */
export const RATE_LABELS = { year: 'Año', rate: 'Porcentaje' } as const;

/** A rate as people read it: '15,25 %'. */
export const rateText = (rate: number) => `${rate.toLocaleString('es-CL')}\u00a0%`;

/** The rate of a year, edited. */
export const RATE = defineEdit<RetentionRate, RetentionRateValues>({
  place: 'en las tasas de retención',
  labels: RATE_LABELS,
  text: (field, value) => (field === 'rate' ? rateText(Number(value)) : String(value)),
  valuesOf: ({ year, rate }) => ({ year, rate }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** What is typed of the rate of a year that has none. */
export const NEW_RATE = createDrafts<Draft<null, RetentionRateValues>>('en las tasas de retención');

/** What people call the days of the boleta notice. */
export const NOTICE_LABELS = { from: 'Desde', until: 'Hasta' } as const;

/** When the boleta notice is shown, as people read it. */
export function noticeDaysText({ from, until }: Days): string {
  if (from === '' && until === '') return 'Se muestra siempre';
  if (until === '') return `Se muestra desde el ${dayText(from)}`;
  return from === ''
    ? `Se muestra hasta el ${dayText(until)}`
    : `Se muestra del ${dayText(from)} al ${dayText(until)}`;
}

/** The days of the boleta notice, edited. */
export const NOTICE_DAYS = defineEdit<BoletaNoticePeriod, Days>({
  place: 'en el aviso de boletas',
  labels: NOTICE_LABELS,
  text: (_, value) => dayText(value) || 'sin fecha',
  valuesOf: ({ from, until }) => ({ from, until }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** What one entry of each catalogue is called. */
export const KIND_WORDS: Readonly<Record<CatalogueKind, { one: string; none: string }>> = {
  projectStatus: { one: 'estado de proyecto', none: 'Agrega el primero para poder crear proyectos.' },
  chapterStatus: { one: 'estado de capítulo', none: 'Agrega el primero para poder crear capítulos.' },
  client: { one: 'cliente', none: 'Agrega el primero para poder elegirlo en un proyecto.' },
  signal: { one: 'señal', none: 'Agrega la primera para poder elegirla en un proyecto.' },
};
