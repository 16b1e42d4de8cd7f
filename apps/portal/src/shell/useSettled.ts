import { useEffect, useState } from 'react';
import { usePortal } from '../portal';

/** What became of a promise so far: nothing yet, its value, or why it failed. */
export interface Settled<T> {
  value?: T;
  error?: unknown;
}

/**
 * Follows a loader's promise without suspending, so that the elements on the page (and the focus on them) stay while
 * the answer is on its way. The last value stays while a newer promise is pending, and beside the error of one that failed: what
 * cannot be read again just now is still what it was. Another session's is dropped then: it may be another person's.
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
