import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether what opens and closes is in the page: from its opening until the transitions of its closing are over. */
export function useExit(isOpen: boolean, box: RefObject<HTMLElement | null>): boolean {
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  useLayoutEffect(() => {
    if (isOpen) return;
    let isOver = false;
    const moving = box.current?.getAnimations().map(({ finished }) => finished) ?? [];
    Promise.allSettled(moving).then(() => isOver || setThere(false));
    return () => {
      isOver = true;
    };
  }, [isOpen, box]);
  return isThere;
}
