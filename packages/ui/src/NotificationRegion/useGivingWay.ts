import { type RefObject, useLayoutEffect } from 'react';
import type { NotificationItem } from './createNotificationQueue';

const meet = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isWithin = (a: DOMRect, b: DOMRect) => a.height < b.height && a.width < b.width;

/** Stacks that would lie over what has the focus go to the other edge; one larger than they are cannot be hidden. */
function giveWay(region: HTMLElement) {
  const focused = document.activeElement;
  // Whoever presses a button in it gives it the focus: a stack that went back then would go from under the finger.
  if (region.contains(focused)) return;
  for (const stack of region.querySelectorAll<HTMLElement>('[data-floats]')) {
    stack.toggleAttribute('data-aside', false);
    if (!focused || focused === document.body) continue;
    const place = focused.getBoundingClientRect();
    const boxes = [...stack.children].map((item) => item.getBoundingClientRect());
    const isOver = boxes.some((box) => meet(box, place) && !isWithin(box, place));
    stack.toggleAttribute('data-aside', isOver);
  }
}

/** No floating notification covers what has the focus (WCAG 2.4.11). */
export function useGivingWay(
  region: RefObject<HTMLElement | null>,
  items: readonly NotificationItem[],
): void {
  useLayoutEffect(() => {
    const node = region.current;
    if (!node || items.length === 0) return;
    const look = () => giveWay(node);
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [region, items]);
}
