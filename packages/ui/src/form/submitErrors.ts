import { FORM_ERROR } from 'final-form';
import type { FieldErrors } from './fieldErrors';

/** The result of a failed submit: one error per field, by name, and one for the whole form under `FORM_ERROR`. */
export type SubmitErrors<Values> = { [Name in keyof Values]?: FieldErrors<Values[Name]> } & {
  [FORM_ERROR]?: string;
};

/** The result of a submit: errors, or nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: onSubmit may be a function that returns nothing
export type SubmitOutcome<Values> = SubmitErrors<Values> | undefined | void;

/** One error, in the form of the studio's API. */
export interface FieldMessage {
  /** Name of the field. Empty for an error of the whole form. */
  field: string;
  /** The error in Spanish. */
  message: string;
}

/**
 * Turns the API's list of errors into a return value for a form's `onSubmit`. The first message of a field counts.
 * Errors without a field, or for fields outside `known`, become the form's own error, so none is lost.
 *
 * @param errors `[{ field, message }]`; anything else gives no errors
 * @param known the form's field names; without it every name counts as known
 */
export function toSubmitErrors<Values>(
  errors: readonly FieldMessage[] | undefined,
  known?: readonly (keyof Values & string)[],
): SubmitErrors<Values> {
  const result: Record<string, string> = {};
  const ofForm: string[] = [];
  for (const { field, message } of Array.isArray(errors) ? errors : []) {
    const isKnown = field !== '' && (known === undefined || (known as readonly string[]).includes(field));
    if (!isKnown) ofForm.push(message);
    else if (!Object.hasOwn(result, field)) result[field] = message;
  }
  if (ofForm.length > 0) result[FORM_ERROR] = ofForm.join(' ');
  return result as SubmitErrors<Values>;
}
