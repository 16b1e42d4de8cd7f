import { ApiError } from '@doblaje/contract/client';
import { FORM_ERROR, type SubmitErrors, toSubmitErrors } from '@doblaje/ui/form';

/**
 * Turns a refused request into a form's errors. Errors that name a field of the form stand on that field; the others stand above the
 * form.
 * @param names of the form's fields
 * @throws what is no ApiError: it is a bug of ours, and the form reports it in general words
 */
export function formFailure<Values>(
  error: unknown,
  names: readonly (keyof Values & string)[],
): SubmitErrors<Values> {
  if (!(error instanceof ApiError)) throw error;
  if (error.errors.length > 0) return toSubmitErrors<Values>(error.errors, names);
  return { [FORM_ERROR]: error.message } as SubmitErrors<Values>;
}
