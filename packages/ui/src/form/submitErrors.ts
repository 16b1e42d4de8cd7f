import { FORM_ERROR } from 'final-form';
import type { FieldErrors } from './fieldErrors';

/** What a submit may answer: an error a field, by its name, and one of the whole form under `FORM_ERROR`. */
export type SubmitErrors<Values> = { [Name in keyof Values]?: FieldErrors<Values[Name]> } & {
  [FORM_ERROR]?: string;
};

/** What became of a submit: errors, or none. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function that returns nothing must fit as onSubmit
export type SubmitOutcome<Values> = SubmitErrors<Values> | undefined | void;

/** One error as the studio's API sends it. */
export interface FieldMessage {
  /** Name of the field; empty for an error of the whole form. */
  field: string;
  /** What is wrong, in Spanish. */
  message: string;
}

/**
 * Turns the API's list of errors into what a form's `onSubmit` returns. The first message of a field counts.
 * Errors without a field, and those of fields outside `known`, become the form's own error, so none is lost.
 *
 * @param errors `[{ field, message }]`; anything else gives no errors
 * @param known the names the form has; without it every name is taken to be one of them
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
