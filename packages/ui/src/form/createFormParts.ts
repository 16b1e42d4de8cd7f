import type { Press } from './createPress';
import { createPress } from './createPress';
import type { Failure, FormParts } from './FormContext';

/** The moving parts of one form: kept outside React state so that no field renders for them. */
export interface FormMachinery extends FormParts, Press {
  /** Tells the listeners. Returns whether anybody shows failures. */
  tell: (failure: Failure | null) => boolean;
}

/** @param formId unique prefix of the fields' DOM ids */
export function createFormParts(formId: string): FormMachinery {
  const listeners = new Set<(failure: Failure | null) => void>();
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
