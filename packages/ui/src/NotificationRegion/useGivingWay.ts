import { type RefObject, useLayoutEffect } from 'react';
import type { NotificationItem } from './createNotificationQueue';

/** Where a stack may stand: in its corner first, then at the other edge, then at the other side. */
const places = ['', 'edge', 'side', 'edge side'] as const;

const pressable =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="option"], [contenteditable]';

/** Entries of these are missed less than a button of its own: there are many, and the list scrolls. */
const manifold = 'tr, [role="row"], nav';

/** Pixels between the points that are looked at: less than the smallest button. */
const step = 20;

/** From edge to edge of a box, both included. */
function* pointsOf(from: number, to: number) {
  for (let point = from + 1; point < to - 1; point += step) yield point;
  yield to - 1;
}

/** What stands under a box and can be pressed; what a scrim covers cannot. */
function underneath(box: DOMRect, region: HTMLElement): Set<Element> {
  const found = new Set<Element>();
  for (const y of pointsOf(box.top, box.bottom)) {
    for (const x of pointsOf(box.left, box.right)) {
      const top = document
        .elementsFromPoint(x, y)
        .find((element) => !region.contains(element) || element.closest('[data-dui-in-flow]'));
      const control = top?.closest(pressable);
      if (control) found.add(control);
    }
  }
  return found;
}

const meet = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isWithin = (a: DOMRect, b: DOMRect) => a.height < b.height && a.width < b.width;

/** How much a stack is in the way where it stands. */
function harm(stack: HTMLElement, region: HTMLElement, focused: Element | null): number {
  let sum = 0;
  for (const item of stack.children) {
    if (item.hasAttribute('data-behind')) continue;
    const box = item.getBoundingClientRect();
    if (box.width === 0) continue;
    // One larger than it is cannot be hidden by it.
    const place = focused?.getBoundingClientRect();
    if (place && meet(box, place) && !isWithin(box, place)) sum += 1000;
    for (const control of underneath(box, region)) sum += control.closest(manifold) ? 0.01 : 1;
  }
  return sum;
}

/** How often what may have come beneath is looked for, in milliseconds: pages and pictures load as one reads. */
const PACE = 250;

/** One in a bar stays in its place: it folds, for good, and what is pressed beneath even so is let through. */
function fold(stack: HTMLElement, region: HTMLElement, focused: Element | null) {
  stack.dataset.aside = '';
  if (stack.hasAttribute('data-opened') || harm(stack, region, focused) === 0) return;
  for (const frame of stack.querySelectorAll<HTMLElement>('[data-in-bar]')) frame.dataset.folded = '';
  if (harm(stack, region, focused) >= 1) stack.dataset.aside = 'through';
}

/** Each stack goes where it covers least of what has the focus and of what can be pressed next. */
function giveWay(region: HTMLElement) {
  const active = document.activeElement;
  // Whoever presses a button in it gives it the focus: a stack that went back then would go from under the finger.
  if (region.contains(active)) return;
  const focused = active === document.body ? null : active;
  for (const stack of region.querySelectorAll<HTMLElement>('[data-floats]')) {
    if (stack.dataset.part === 'in-bar') {
      fold(stack, region, focused);
      continue;
    }
    let [best, least] = ['', Number.POSITIVE_INFINITY];
    for (const place of places) {
      stack.dataset.aside = place;
      const own = harm(stack, region, focused);
      if (own < least) [best, least] = [place, own];
      if (own === 0) break;
    }
    stack.dataset.aside = best;
  }
}

/** A floating notification covers neither what has the focus (WCAG 2.4.11) nor, while there is room elsewhere, what one presses next. */
export function useGivingWay(
  region: RefObject<HTMLElement | null>,
  items: readonly NotificationItem[],
): void {
  useLayoutEffect(() => {
    const node = region.current;
    if (!node || items.length === 0) return;
    const look = () => giveWay(node);
    // What scrolls by itself moves none from under the pointer that is about to press it.
    const lookAgain = () => node.matches(':hover') || look();
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('scrollend', lookAgain, true);
    window.addEventListener('resize', look);
    const timer = node.querySelector('[data-in-bar]') ? setInterval(lookAgain, PACE) : undefined;
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusin', look);
      document.removeEventListener('scrollend', lookAgain, true);
      window.removeEventListener('resize', look);
    };
  }, [region, items]);
}
