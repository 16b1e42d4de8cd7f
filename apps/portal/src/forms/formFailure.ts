import { ApiError } from '@doblaje/contract/client';
import { FORM_ERROR, type SubmitErrors, toSubmitErrors } from '@doblaje/ui/form';

/**
 * A refused request as a form's errors: on their fields where the server names fields the form has, else above the form.
 * @param names of the form's fields
 * @throws what is no refusal of the API: a mistake of ours, which the form reports in general words
 */
export function formFailure<Values>(
  error: unknown,
  names: readonly (keyof Values & string)[],
): SubmitErrors<Values> {
  if (!(error instanceof ApiError)) throw error;
  if (error.errors.length > 0) return toSubmitErrors<Values>(error.errors, names);
  return { [FORM_ERROR]: error.message } as SubmitErrors<Values>;
}
