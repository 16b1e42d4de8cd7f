import {
  PROFILE_PERSONAL_INITIAL,
  type ProfilePersonalValues,
  validateProfilePersonal,
} from './profilePersonal';
import { checkForm, type FieldRule, type FormErrors, required } from './rules';
import { maxLength, minLength } from './textRules';

/**
 * What the studio corrects of somebody's personal data: what is sensitive stays theirs to tell. The correction says why, which
 * stands in the person's history.
 */
export type PersonCorrectionValues = Omit<
  ProfilePersonalValues,
  'community' | 'disability' | 'sensitive_consent'
> & { reason: string };

/** Most characters of the reason of a correction. */
export const CORRECTION_REASON_MAX = 300;

/** Why the studio changes what is somebody's: 3 to 300 characters. */
export const reason = (missing: string): readonly FieldRule[] => [
  required(missing),
  minLength(3, 'El motivo debe tener al menos 3 caracteres'),
  maxLength(CORRECTION_REASON_MAX, 'El motivo debe tener como máximo 300 caracteres'),
];

const SENSITIVE = {
  community: PROFILE_PERSONAL_INITIAL.community,
  disability: PROFILE_PERSONAL_INITIAL.disability,
  sensitive_consent: PROFILE_PERSONAL_INITIAL.sensitive_consent,
};

/**
 * Final-form validator of a correction: the rules of the data sheet, and a reason of 3 to 300 characters.
 *
 * @param today as {@link validateProfilePersonal} takes it
 */
export function validatePersonCorrection(
  values: unknown,
  today?: unknown,
): FormErrors<PersonCorrectionValues> {
  const asSheet = typeof values === 'object' && values !== null ? { ...values, ...SENSITIVE } : {};
  return {
    ...validateProfilePersonal(asSheet, today),
    ...checkForm<Pick<PersonCorrectionValues, 'reason'>>(values, {
      reason: reason('Escribe el motivo de la corrección'),
    }),
  };
}
