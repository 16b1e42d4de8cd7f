import type { Press } from '../ground/inForm/createPress';
import { createPress } from '../ground/inForm/createPress';
import type { FormParts, SubmitFailure } from '../ground/inForm/FormContext';

/** The mutable state of one form. It is outside React state, so it makes no field render. */
export interface FormMachinery extends FormParts, Press {
  /** Calls the listeners. Returns whether anyone shows failures. */
  tell: (failure: SubmitFailure | null) => boolean;
}

/** @param formId unique prefix of the fields' DOM ids */
export function createFormParts(formId: string): FormMachinery {
  const listeners = new Set<(failure: SubmitFailure | null) => void>();
  return {
    ...createPress(),
    fieldId: (name) => `${formId}-${name}`,
    unread: new Map(),
    sent: {},
    onFailure: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (failure) => {
      for (const listener of listeners) listener(failure);
      return listeners.size > 0;
    },
  };
}
