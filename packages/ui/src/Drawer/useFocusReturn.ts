import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to where it last came from, if it is in `box` when that goes; to what `fallback` names (the
 * last one given) when that element is gone as well, or there was none; else to the page (`main`).
 * @param isModal the page is inert until the effects of the modal are over
 * @returns the box's `onFocus`
 */
export function useFocusReturn(
  box: RefObject<HTMLElement | null>,
  fallback?: () => HTMLElement | null | undefined,
  isModal = false,
): (event: FocusEvent) => void {
  const before = useRef<Element | null>(null);
  const within = useRef<Element | null>(null);
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
        const target = before.current?.isConnected
          ? before.current
          : (otherwise.current?.() ?? document.querySelector('main'));
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      };
      (isModal ? requestAnimationFrame : queueMicrotask)(giveBack);
    };
  }, [box, isModal]);
  return ({ target, relatedTarget }) => {
    // A menu of the box stands elsewhere in the page, but reports its focus here as well.
    if (relatedTarget && relatedTarget !== within.current) before.current = relatedTarget;
    within.current = target;
  };
}
