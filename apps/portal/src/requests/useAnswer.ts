import { useEffect, useState } from 'react';

/** What a loader's promise has answered so far. */
export interface Answer<T> {
  /** The newest answer. It stays while the next answer loads. */
  value: T | undefined;
  /** Whether another answer is loading. */
  isPending: boolean;
}

/**
 * Follows a loader's promise without suspending, so that the elements on the page, and the focus on them, stay while the answer loads.
 * @param promise never rejects: a failure is an answer too, and says which question failed
 */
export function useAnswer<T>(promise: Promise<T>): Answer<T> {
  const [settled, setSettled] = useState<{ promise: Promise<T>; value: T }>();
  useEffect(() => {
    let isCurrent = true;
    void promise.then((value) => isCurrent && setSettled({ promise, value }));
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return { value: settled?.value, isPending: settled?.promise !== promise };
}
