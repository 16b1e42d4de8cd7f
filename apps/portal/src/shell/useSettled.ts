import { useEffect, useState } from 'react';

/** The value of a promise once it is there; undefined before, and when it failed. */
export function useSettled<T>(promise: Promise<T>): T | undefined {
  const [settled, setSettled] = useState<{ value: T }>();
  useEffect(() => {
    let isCurrent = true;
    promise.then(
      (value) => {
        if (isCurrent) setSettled({ value });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  // The last known value stays while a newer promise is on its way.
  return settled?.value;
}
