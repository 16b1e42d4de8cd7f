import type { FormApi } from 'final-form';
import { FORM_ERROR, getIn } from 'final-form';
import type { FailedField, FormParts, SubmitFailure } from '../ground/inForm/FormContext';
import { listErrors } from './fieldErrors';

/** The errors of a submit, in the order of the fields on the page. null for a successful submit. */
export function readFailure<Values>(
  form: FormApi<Values>,
  parts: Pick<FormParts, 'fieldId' | 'sent'>,
): SubmitFailure | null {
  const state = form.getState();
  if (!state.submitFailed) return null;
  // With validation errors nothing was sent, so the server's error for the whole form is old.
  const formError = state.hasValidationErrors ? state.error : state.submitError;
  return {
    fields: presentErrors(form, parts),
    formError: typeof formError === 'string' ? formError : undefined,
  };
}

/** The errors that the fields show now, in page order. `useBoundField` has the same rule. */
export function presentErrors<Values>(
  form: FormApi<Values>,
  { fieldId, sent }: Pick<FormParts, 'fieldId' | 'sent'>,
): readonly FailedField[] {
  const { errors, submitErrors, values } = form.getState();
  const fieldOf = (name: string) => form.getFieldState(name as keyof Values);
  const messages = new Map<string, string>();
  for (const { name, message } of listErrors(submitErrors)) {
    // The server's error holds only for the value that was sent.
    if (getIn(sent, name) === getIn(values as object, name)) messages.set(name, message);
  }
  for (const { name, message } of listErrors(errors)) {
    // A row added since the submit is untouched, and shows no errors yet.
    if (fieldOf(name)?.touched !== false) messages.set(name, message);
  }
  messages.delete(FORM_ERROR);
  return Array.from(messages, ([name, message]) => ({ name, fieldId: fieldId(name), message })).sort(
    (one, other) => compareOnPage(one.fieldId, other.fieldId),
  );
}

function compareOnPage(oneId: string, otherId: string): number {
  const one = document.getElementById(oneId);
  const other = document.getElementById(otherId);
  if (!one || !other) return one ? -1 : other ? 1 : 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
