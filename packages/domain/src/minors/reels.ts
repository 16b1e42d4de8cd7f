import { fieldsOf } from '../fields/fields';
import { FIRST_NAME } from '../rules/names';
import { checkForm, type FormErrors, required } from '../rules/rules';
import { ADULT_AGE } from './age';
import { notOwnName } from './representative';

/** Who agrees to the reels of a candidate under 18. */
export type ReelsRepresentativeValues = {
  representative_name: string;
  representative_reels_consent: boolean;
};

/** Message for a minor's reels whose representative did not agree. */
export const REPRESENTATIVE_REELS_REQUIRED =
  'Quien te representa tiene que autorizar tus videos para enviarlos, o quítalos';

/** Whether the reels of a candidate of this age need the representative's consent. Never throws. */
export const reelsNeedRepresentative = (age: unknown): boolean => typeof age === 'number' && age < ADULT_AGE;

/**
 * Final-form validator of who agrees to a minor's reels. Nothing is asked of an adult, nor without the candidate's own consent to reels.
 * @param values the application's answers
 * @param minor the candidate's own `first_name` and `last_name`, where they are known
 */
export function validateReelsRepresentative(
  values: unknown,
  minor?: unknown,
): FormErrors<ReelsRepresentativeValues> {
  const { age, reels_consent } = fieldsOf(values);
  if (reels_consent !== true || !reelsNeedRepresentative(age)) return {};
  const { first_name, last_name } = fieldsOf(minor);
  return checkForm<ReelsRepresentativeValues>(values, {
    representative_name: [
      required('Escribe el nombre de quien te representa'),
      ...FIRST_NAME,
      notOwnName(first_name, last_name),
    ],
    representative_reels_consent: [(value) => (value === true ? undefined : REPRESENTATIVE_REELS_REQUIRED)],
  });
}
