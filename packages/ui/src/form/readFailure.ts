import type { FormState } from 'final-form';
import { FORM_ERROR } from 'final-form';
import type { Failure } from './FormContext';
import { listErrors } from './fieldErrors';

/** The errors a submit left, in the order of the fields on the page; null when it went through. */
export function readFailure<Values>(
  state: FormState<Values>,
  fieldId: (name: string) => string,
): Failure | null {
  if (!state.submitFailed) return null;
  // Browser errors first: while there are any, nothing was sent, and what the server said is old.
  const source = state.hasValidationErrors ? state.errors : state.submitErrors;
  const fields = listErrors(source).flatMap(({ name, message }) =>
    name === FORM_ERROR ? [] : [{ name, fieldId: fieldId(name), message }],
  );
  fields.sort((one, other) => compareOnPage(one.fieldId, other.fieldId));
  const formError = state.hasValidationErrors ? state.error : state.submitError;
  return { fields, formError: typeof formError === 'string' ? formError : undefined };
}

function compareOnPage(oneId: string, otherId: string): number {
  const one = document.getElementById(oneId);
  const other = document.getElementById(otherId);
  if (!one || !other) return one ? -1 : other ? 1 : 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
