import { type RefObject, useEffect, useRef } from 'react';

/** Runs the function in the ref when the form unmounts, for a message that the form can no longer show. Undefined runs nothing. */
export function useAsItGoes(): RefObject<(() => void) | undefined> {
  const tell = useRef<() => void>(undefined);
  useEffect(() => () => tell.current?.(), []);
  return tell;
}
