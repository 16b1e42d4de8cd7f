import { createContext, use } from 'react';
import type { Press } from './createPress';

/** One error of a failed submit, for the summary. */
export interface FailedField {
  name: string;
  fieldId: string;
  message: string;
}

/** The errors of a failed submit. */
export interface SubmitFailure {
  fields: readonly FailedField[];
  formError?: string;
}

/** Shared by a form and its bound parts. The object stays the same, so it never makes a field render. */
export interface FormParts extends Pick<Press, 'afterPress'> {
  /** DOM id of the field with that name. */
  fieldId: (name: string) => string;
  /** Errors of texts that a field cannot read, by name and text. The form holds such a text and does not send. */
  unread: Map<string, string>;
  /** The values last sent. The server's errors hold only for them. */
  sent: object;
  /** Calls the listener with each new failure, and with null after a successful submit. */
  onFailure: (listener: (failure: SubmitFailure | null) => void) => () => void;
}

export const FormContext = createContext<FormParts | null>(null);

/** The form around a bound part. Outside a form it throws a readable error, because that is a programming mistake. */
export function useFormParts(component: string): FormParts {
  const parts = use(FormContext);
  if (!parts) throw new Error(`${component} must stand inside <Form> of @doblaje/ui/form`);
  return parts;
}
