import { useEffect, useState } from 'react';

/** What became of a promise so far: nothing yet, its value, or why it failed. */
export interface Settled<T> {
  value?: T;
  error?: unknown;
}

/**
 * Follows a loader's promise without suspending, so that the elements on the page (and the focus on them) stay while
 * the answer is on its way. The last value stays while a newer promise is pending; a failure replaces it.
 */
export function useSettled<T>(promise: Promise<T>): Settled<T> {
  const [settled, setSettled] = useState<Settled<T>>({});
  useEffect(() => {
    let isCurrent = true;
    promise.then(
      (value) => isCurrent && setSettled({ value }),
      (error: unknown) => isCurrent && setSettled({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return settled;
}
