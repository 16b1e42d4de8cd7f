import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back when `box` leaves the page with the focus in it. The focus goes to the element it last came
 * from. If that element is gone, or there was none, it goes to the result of the last `fallback`, or else to the page
 * (`main`).
 * @param isModal true while the box is a modal: the page stays inert until the modal's effects are cleaned up
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
        // In strict mode React runs this cleanup once while the box stays.
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
    // React also reports here the focus of a menu that belongs to the box but stands elsewhere in the page.
    if (relatedTarget && relatedTarget !== within.current) before.current = relatedTarget;
    within.current = target;
  };
}
