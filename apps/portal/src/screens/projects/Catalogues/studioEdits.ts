import type { Holiday, StudioSettings } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import { labelOfHolidayKind } from '@doblaje/domain/options/holidayKinds';
import type { HolidayValues, StudioValues } from '@doblaje/domain/studio';
import { defineEdit } from '../../../edits/defineEdit';
import { createDrafts, type Draft } from '../../../edits/drafts';

/** The labels of the studio's data. */
export const STUDIO_LABELS = {
  name: 'Razón social',
  rut: 'RUT del estudio',
  f29DueDay: 'Día de vencimiento del F29',
} as const;

/** The edit of the studio's data. */
export const STUDIO = defineEdit<StudioSettings, StudioValues>({
  place: 'en los datos del estudio',
  labels: STUDIO_LABELS,
  text: (_, value) => (value === '' ? 'sin dato' : String(value)),
  valuesOf: ({ name, rut, f29DueDay }) => ({ name, rut, f29DueDay }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** The labels of a holiday's fields. */
export const HOLIDAY_LABELS = { day: 'Fecha', name: 'Nombre', kind: 'Tipo' } as const;

/** A holiday's value in words. */
export const holidayText = (field: string, value: unknown) =>
  field === 'kind' ? labelOfHolidayKind(value) : field === 'day' ? dayText(value) : String(value);

/** The edit of a holiday. */
export const HOLIDAY = defineEdit<Holiday, HolidayValues>({
  place: 'en el feriado',
  labels: HOLIDAY_LABELS,
  text: holidayText,
  valuesOf: ({ day, name, kind }) => ({ day, name, kind }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** Typed values of a new holiday. */
export const NEW_HOLIDAY = createDrafts<Draft<null, HolidayValues>>('en el feriado nuevo');
