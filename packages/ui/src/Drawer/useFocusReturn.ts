import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Gives the focus back to where it was before `box` appeared, if it is in `box` when that goes; to the page
 * (`main`) when that element is gone as well.
 */
export function useFocusReturn(box: RefObject<HTMLElement | null>): void {
  // Read while rendering: by the first effect the drawer has taken the focus.
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  useLayoutEffect(() => {
    const node = box.current;
    return () => {
      if (!node?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        // Strict mode only rehearses the unmounting.
        if (node.isConnected) return;
        const page = document.querySelector('main');
        const target = before?.isConnected && before !== document.body ? before : page;
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      });
    };
  }, [box, before]);
}
