import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { placeList } from './placeList';

interface ListPlace {
  listRef: RefObject<HTMLElement | null>;
  fieldRef: RefObject<HTMLElement | null>;
  /** The number of options. The list's height depends on it. */
  count: number;
  /** Called when the field has left the window. */
  onLeave: () => void;
}

/** Shows a list in the top layer beside its field, and keeps it there while the page scrolls or an on-screen keyboard slides in. */
export function useListPlace({ listRef, fieldRef, count, onLeave }: ListPlace): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count changes the height
  useLayoutEffect(() => {
    if (listRef.current && fieldRef.current) placeList(listRef.current, fieldRef.current);
  }, [listRef, fieldRef, count]);

  const onMove = useEffectEvent((event: Event) => {
    const list = listRef.current;
    const isItsOwn = event.target instanceof Node && list?.contains(event.target);
    if (!list || !fieldRef.current || isItsOwn) return;
    if (!placeList(list, fieldRef.current)) onLeave();
  });
  useEffect(() => {
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', onMove, options);
    window.addEventListener('resize', onMove, options);
    return () => {
      window.removeEventListener('scroll', onMove, options);
      window.removeEventListener('resize', onMove, options);
    };
  }, []);
}
