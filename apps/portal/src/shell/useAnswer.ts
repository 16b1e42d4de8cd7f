import { useEffect, useState } from 'react';

/** What a loader's promise has answered so far. */
export interface Answer<T> {
  /** The newest answer there is; while another is on its way, the one before. */
  value: T | undefined;
  /** Another answer is on its way. */
  isPending: boolean;
}

/**
 * Follows a loader's promise without suspending, so that the elements on the page (and the focus on them) stay while
 * the answer is on its way.
 * @param promise never rejects: a failure is an answer too, which tells what it was an answer to
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
