import { useEffect, useState } from 'react';
import { usePortal } from '../portal/portal';

/** The state of a promise so far: nothing yet, its value, or its error. */
export interface Settled<T> {
  value?: T;
  error?: unknown;
}

/**
 * Follows a loader's promise without suspending, so that the elements on the page, and the focus on them, stay while the answer loads.
 * The last value stays while a newer promise is pending, and also beside the error of a failed one: it is still the last known state.
 * The value of another session is dropped, because it may belong to another person.
 */
export function useSettled<T>(promise: Promise<T>): Settled<T> {
  const { session } = usePortal();
  const [settled, setSettled] = useState<Settled<T> & { token?: string | null }>({});
  useEffect(() => {
    let isCurrent = true;
    promise.then(
      (value) => isCurrent && setSettled({ value, token: session.get().token }),
      (error: unknown) => {
        if (!isCurrent) return;
        const { token } = session.get();
        setSettled((last) => (last.token === token ? { ...last, error } : { error, token }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [promise, session]);
  return settled;
}
