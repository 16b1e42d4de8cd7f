import type { RepresentativeValues } from '../minors';
import { correctionReason } from '../rules/correctionReason';
import { checkForm, type FormErrors } from '../rules/rules';
import {
  PROFILE_PERSONAL_INITIAL,
  type ProfilePersonalValues,
  validateProfilePersonal,
} from './profilePersonal';

/**
 * The personal data that the studio may correct. Sensitive data is left out: only the person may state it. The reason of the
 * correction stands in the person's history.
 */
export type PersonCorrectionValues = Omit<
  ProfilePersonalValues,
  'community' | 'disability' | 'sensitive_consent' | 'representative_consent' | keyof RepresentativeValues
> & { reason: string };

export { CORRECTION_REASON_MAX } from '../rules/correctionReason';

const SENSITIVE = {
  community: PROFILE_PERSONAL_INITIAL.community,
  disability: PROFILE_PERSONAL_INITIAL.disability,
  sensitive_consent: PROFILE_PERSONAL_INITIAL.sensitive_consent,
};

/**
 * Final-form validator of a correction: the rules of the data sheet, and a reason of 3 to 300 characters.
 *
 * @param today as in {@link validateProfilePersonal}
 */
export function validatePersonCorrection(
  values: unknown,
  today?: unknown,
): FormErrors<PersonCorrectionValues> {
  const asSheet = typeof values === 'object' && values !== null ? { ...values, ...SENSITIVE } : {};
  // The representative is the person's to name.
  const own = Object.entries(validateProfilePersonal(asSheet, today)).filter(
    ([field]) => !field.startsWith('representative_'),
  );
  return {
    ...Object.fromEntries(own),
    ...checkForm<Pick<PersonCorrectionValues, 'reason'>>(values, {
      reason: correctionReason('Escribe el motivo de la corrección'),
    }),
  };
}
