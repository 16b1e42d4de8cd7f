import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether what opens and closes is in the page: from its opening until the transitions of its closing are over. */
export function useExit(isOpen: boolean, box: RefObject<HTMLElement | null>): boolean {
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  useLayoutEffect(() => {
    if (isOpen) return;
    const moving = box.current?.getAnimations().map(({ finished }) => finished) ?? [];
    // Opened again before they are over: the next render puts that right.
    Promise.allSettled(moving).then(() => setThere(false));
  }, [isOpen, box]);
  return isThere;
}
