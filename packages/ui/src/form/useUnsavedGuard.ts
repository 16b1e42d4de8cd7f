import { useEffect } from 'react';
import { useFormState } from 'react-final-form';

const subscription = {
  dirty: true,
  dirtySinceLastSubmit: true,
  submitSucceeded: true,
  submitting: true,
};

/**
 * Asks the person before the page closes or reloads while the `Form` around has unsaved changes.
 *
 * @returns whether leaving would lose changes, for the router's own guard (`useBlocker(useUnsavedGuard())`). It
 * is false while the form is being sent, so that the form may navigate when it is done.
 */
export function useUnsavedGuard(): boolean {
  const { dirty, dirtySinceLastSubmit, submitSucceeded, submitting } = useFormState({ subscription });
  const isUnsaved = dirty === true && (dirtySinceLastSubmit === true || !submitSucceeded);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return isUnsaved && !submitting;
}
