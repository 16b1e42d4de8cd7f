import type { Failure, FormParts } from './FormContext';

/** The moving parts of one form: kept outside React state so that no field renders for them. */
export interface FormMachinery extends FormParts {
  /** Tells the listeners. Returns whether anybody shows failures. */
  tell: (failure: Failure | null) => boolean;
  /** Call on pointerdown inside the form. */
  startPress: () => void;
}

/** @param formId unique prefix of the fields' DOM ids */
export function createFormParts(formId: string): FormMachinery {
  const listeners = new Set<(failure: Failure | null) => void>();
  let waiting: (() => void)[] | null = null;

  const endPress = () => {
    window.removeEventListener('pointerup', endPress);
    window.removeEventListener('pointercancel', endPress);
    // The click comes right after the release and must find its button in place.
    setTimeout(() => {
      const tasks = waiting ?? [];
      waiting = null;
      for (const task of tasks) task();
    });
  };

  return {
    fieldId: (name) => `${formId}-${name}`,
    onFailure: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    afterPress: (task) => {
      if (waiting) waiting.push(task);
      else task();
    },
    tell: (failure) => {
      for (const listener of listeners) listener(failure);
      return listeners.size > 0;
    },
    startPress: () => {
      if (waiting) return;
      waiting = [];
      window.addEventListener('pointerup', endPress);
      window.addEventListener('pointercancel', endPress);
    },
  };
}
