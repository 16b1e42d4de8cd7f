import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the box is in the page: from opening until the transitions of closing are over. */
export function useExit(isOpen: boolean, box: RefObject<HTMLElement | null>): boolean {
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  useLayoutEffect(() => {
    if (isOpen) return;
    const moving = box.current?.getAnimations?.().map(({ finished }) => finished) ?? [];
    // If it opened again in the meantime, the next render sets it back.
    Promise.allSettled(moving).then(() => setThere(false));
  }, [isOpen, box]);
  return isThere;
}
