import type { PersonDetail } from '@doblaje/contract/client';
import type { PersonCorrectionValues } from '@doblaje/domain/forms/personCorrection';
import { PROFILE_LABELS, type ProfileSheetField, profileText } from '@doblaje/domain/forms/profileText';
import { defineEdit } from '../../../edits/defineEdit';

const { first_name, last_name, country, rut, passport, gender, birth_date, phone, address } = PROFILE_LABELS;

/** What the studio corrects: nothing sensitive, and not who represents a minor. */
function correctable(personal: PersonDetail['personal']): Omit<PersonCorrectionValues, 'reason'> {
  const { first_name, last_name, country, rut, passport, gender, birth_date, phone, address } = personal;
  return {
    ...{ first_name, last_name, country, gender, birth_date, phone, address },
    ...(rut !== undefined && { rut }),
    ...(passport !== undefined && { passport }),
  };
}

/** The studio's correction of a person's data. */
export const CORRECTION = defineEdit<PersonDetail, PersonCorrectionValues>({
  place: 'en la ficha',
  labels: {
    ...{ first_name, last_name, country, rut, passport, gender, birth_date, phone, address },
    reason: 'Motivo de la corrección',
  },
  text: (field, value) =>
    field === 'reason' ? String(value ?? '') : profileText(field as ProfileSheetField, value),
  valuesOf: ({ personal }) => ({ ...correctable(personal), reason: '' }),
  updatedAtOf: ({ personal }) => personal.updatedAt,
});
