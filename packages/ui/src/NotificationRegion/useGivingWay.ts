import { type RefObject, useLayoutEffect } from 'react';
import type { NotificationItem } from './createNotificationQueue';
import { coversClose, keepClear } from './keepClear';

/** The places to try for a stack: its own corner first, then the other edge, then the other side. */
const places = ['', 'edge', 'side', 'edge side'] as const;

const pressable =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="option"], [contenteditable]';

/** Covering an entry of a list or table is less harmful than covering a lone button: there are many entries, and the list scrolls. */
const manifold = 'tr, [role="row"], nav';

/** Pixels between two tested points. It is less than the smallest button. */
const step = 20;

/** Points from one edge of a box to the other, both included. */
function* pointsOf(from: number, to: number) {
  for (let point = from + 1; point < to - 1; point += step) yield point;
  yield to - 1;
}

/** The controls under a box that a person could press. Controls under a scrim do not count. */
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

/** How much a stack disturbs in its present place. */
function harm(stack: HTMLElement, region: HTMLElement, focused: Element | null): number {
  let sum = 0;
  for (const item of stack.children) {
    if (item.hasAttribute('data-behind')) continue;
    const box = item.getBoundingClientRect();
    if (box.width === 0) continue;
    // A focused element larger than the notification still shows around it, so it does not count.
    const place = focused?.getBoundingClientRect();
    if (place && meet(box, place) && !isWithin(box, place)) sum += 1000;
    for (const control of underneath(box, region)) {
      // A control larger than what covers it can be pressed beside it.
      const isPressable = control.closest(manifold) || isWithin(box, control.getBoundingClientRect());
      sum += isPressable ? 0.01 : 1;
    }
  }
  return sum;
}

/** Milliseconds between two looks at the page below: pages and pictures keep loading while the person reads. */
const PACE = 250;

/** A stack in a bar stays in its place. It folds for good, and lets presses through to controls it still covers. */
function fold(stack: HTMLElement, region: HTMLElement, focused: Element | null) {
  stack.dataset.aside = '';
  keepClear(stack);
  if (stack.hasAttribute('data-opened') || harm(stack, region, focused) === 0) return;
  for (const frame of stack.querySelectorAll<HTMLElement>('[data-in-bar]')) frame.dataset.folded = '';
  keepClear(stack);
  if (harm(stack, region, focused) >= 1) stack.dataset.aside = 'through';
}

/** Moves each stack to where it covers least of the focused element and of the controls. */
function giveWay(region: HTMLElement) {
  const active = document.activeElement;
  // Pressing a button of a stack moves the focus into it. A stack that moved now would slip away from under the finger.
  if (region.contains(active) && !coversClose(region)) return;
  const focused = active === document.body ? null : active;
  for (const stack of region.querySelectorAll<HTMLElement>('[data-floats]')) {
    if (stack.dataset.part === 'in-bar') {
      fold(stack, region, focused);
      continue;
    }
    let [best, least] = ['', Number.POSITIVE_INFINITY];
    for (const place of places) {
      stack.dataset.aside = place;
      keepClear(stack);
      const own = harm(stack, region, focused);
      if (own < least) [best, least] = [place, own];
      if (own === 0) break;
    }
    stack.dataset.aside = best;
    keepClear(stack);
  }
}

/**
 * Keeps a floating notification off the focused element (WCAG 2.4.11) and, where there is room elsewhere, off the controls.
 * It never covers what closes an open dialog or drawer.
 */
export function useGivingWay(
  region: RefObject<HTMLElement | null>,
  items: readonly NotificationItem[],
): void {
  useLayoutEffect(() => {
    const node = region.current;
    if (!node || items.length === 0) return;
    const look = () => giveWay(node);
    // A page that scrolls by itself must not move a stack from under the pointer.
    const lookAgain = () => (node.matches(':hover') && !coversClose(node)) || look();
    // Dialogs move while they enter, and grow with what they show.
    const makeClear = () => coversClose(node) && look();
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('scrollend', lookAgain, true);
    document.addEventListener('transitionend', makeClear, true);
    // A notification that comes in stands beside its place until then.
    node.addEventListener('animationend', lookAgain);
    window.addEventListener('resize', look);
    const timer = setInterval(node.querySelector('[data-in-bar]') ? lookAgain : makeClear, PACE);
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusin', look);
      document.removeEventListener('scrollend', lookAgain, true);
      document.removeEventListener('transitionend', makeClear, true);
      node.removeEventListener('animationend', lookAgain);
      window.removeEventListener('resize', look);
    };
  }, [region, items]);
}
