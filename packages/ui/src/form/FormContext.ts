import { createContext, use } from 'react';
import type { Press } from './createPress';

/** One error of a failed submit, as the summary lists it. */
export interface FailedField {
  name: string;
  fieldId: string;
  message: string;
}

/** What a failed submit left. */
export interface Failure {
  fields: readonly FailedField[];
  formError?: string;
}

/** Shared by a form and its bound parts. Stable: it never makes a field render. */
export interface FormParts extends Pick<Press, 'afterPress'> {
  /** DOM id of the field with that name. */
  fieldId: (name: string) => string;
  /** What fields say of texts that they cannot read, by name and text: the form holds the text, and does not send. */
  unread: Map<string, string>;
  /** The values that the server has answered to: what it said holds for them alone. */
  sent: object;
  /** Tells whoever shows failures; a new failure, or none after a submit that went through. */
  onFailure: (listener: (failure: Failure | null) => void) => () => void;
}

export const FormContext = createContext<FormParts | null>(null);

/** The form around a bound part. Throws a readable error outside of one: a mistake of the program. */
export function useFormParts(component: string): FormParts {
  const parts = use(FormContext);
  if (!parts) throw new Error(`${component} must stand inside <Form> of @doblaje/ui/form`);
  return parts;
}
