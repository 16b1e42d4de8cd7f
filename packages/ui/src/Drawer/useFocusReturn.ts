import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Gives the focus back to where it was before `box` appeared, if it is in `box` when that goes; to what `fallback`
 * names (the last one given) when that element is gone as well, or there was none; else to the page (`main`).
 * @param isModal the page is inert until the effects of the modal are over
 */
export function useFocusReturn(
  box: RefObject<HTMLElement | null>,
  fallback?: () => HTMLElement | null | undefined,
  isModal = false,
): void {
  // Read while rendering: by the first effect the drawer has taken the focus.
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  const otherwise = useRef(fallback);
  useLayoutEffect(() => {
    if (fallback) otherwise.current = fallback;
  });
  useLayoutEffect(() => {
    const node = box.current;
    return () => {
      if (!node?.contains(document.activeElement)) return;
      const giveBack = () => {
        // Strict mode only rehearses the unmounting.
        if (node.isConnected) return;
        const isThere = before?.isConnected && before !== document.body;
        const target = isThere ? before : (otherwise.current?.() ?? document.querySelector('main'));
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      };
      (isModal ? requestAnimationFrame : queueMicrotask)(giveBack);
    };
  }, [box, before, isModal]);
}
