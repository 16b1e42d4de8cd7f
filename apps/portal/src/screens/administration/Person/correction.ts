import type { PersonDetail } from '@doblaje/contract/client';
import type { PersonCorrectionValues } from '@doblaje/domain/forms/personCorrection';
import { PROFILE_LABELS, type ProfileSheetField, profileText } from '@doblaje/domain/forms/profileText';
import { defineEdit } from '../../../edits/defineEdit';

const { first_name, last_name, country, rut, passport, gender, birth_date, phone, address } = PROFILE_LABELS;

/** The studio's correction of a person's data. */
export const CORRECTION = defineEdit<PersonDetail, PersonCorrectionValues>({
  place: 'en la ficha',
  labels: {
    ...{ first_name, last_name, country, rut, passport, gender, birth_date, phone, address },
    reason: 'Motivo de la corrección',
  },
  text: (field, value) =>
    field === 'reason' ? String(value ?? '') : profileText(field as ProfileSheetField, value),
  valuesOf: ({ personal }) => {
    const { updatedAt: _, community: _c, disability: _d, sensitive_consent: _s, ...values } = personal;
    return { ...values, reason: '' };
  },
  updatedAtOf: ({ personal }) => personal.updatedAt,
});
