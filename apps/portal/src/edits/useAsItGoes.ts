import { type RefObject, useEffect, useRef } from 'react';

/** What is told as a form goes, because the page has no place for it any more; undefined: nothing. */
export function useAsItGoes(): RefObject<(() => void) | undefined> {
  const tell = useRef<() => void>(undefined);
  useEffect(() => () => tell.current?.(), []);
  return tell;
}
