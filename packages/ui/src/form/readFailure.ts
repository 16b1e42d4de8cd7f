import type { FormApi } from 'final-form';
import { FORM_ERROR, getIn } from 'final-form';
import type { FailedField, Failure, FormParts } from './FormContext';
import { listErrors } from './fieldErrors';

/** The errors a submit left, in the order of the fields on the page; null when it went through. */
export function readFailure<Values>(
  form: FormApi<Values>,
  parts: Pick<FormParts, 'fieldId' | 'sent'>,
): Failure | null {
  const state = form.getState();
  if (!state.submitFailed) return null;
  // With errors of the browser's nothing was sent: what the server said of the whole is old.
  const formError = state.hasValidationErrors ? state.error : state.submitError;
  return {
    fields: presentErrors(form, parts),
    formError: typeof formError === 'string' ? formError : undefined,
  };
}

/** The errors that the fields show now (`useBoundField` has the same rule), in their order on the page. */
export function presentErrors<Values>(
  form: FormApi<Values>,
  { fieldId, sent }: Pick<FormParts, 'fieldId' | 'sent'>,
): readonly FailedField[] {
  const { errors, submitErrors, values } = form.getState();
  const fieldOf = (name: string) => form.getFieldState(name as keyof Values);
  const messages = new Map<string, string>();
  for (const { name, message } of listErrors(submitErrors)) {
    // What the server said of a value does not hold for another one.
    if (getIn(sent, name) === getIn(values as object, name)) messages.set(name, message);
  }
  for (const { name, message } of listErrors(errors)) {
    // A row that was added since has not been touched.
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
