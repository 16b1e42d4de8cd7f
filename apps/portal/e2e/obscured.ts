/**
 * What other parts cover: a control with the focus (WCAG 2.4.11), a text that was scrolled to. Runs in the page, which stays
 * where it was.
 */
export function findObscured(): string[] {
  /** Texts that are scrolled to: the first, the last, and some between. */
  const MOST_TEXTS = 40;
  const faults: string[] = [];
  const quote = (text: string | null) => `“${(text ?? '').trim().slice(0, 30)}”`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert]') === null;
  /** Text for screen readers stands in a box of one pixel, or outside of the box that shows the rest. */
  const isForReaders = (element: Element) => {
    const { top } = element.getBoundingClientRect();
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const { width, bottom } = box.getBoundingClientRect();
      if (width <= 1 || (top >= bottom && getComputedStyle(box).overflowY === 'hidden')) return true;
    }
    return false;
  };
  // Behind a dialog nothing is reached.
  const root =
    [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document.body;
  const before = document.activeElement;
  const scrolled = () =>
    [...document.querySelectorAll('*')]
      .filter((element) => element.scrollTop !== 0 || element.scrollLeft !== 0)
      .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
  const atFirst = scrolled();

  /** What lies over a box at all of its points in the window; null where some point of it can be seen. */
  function coverOf(element: Element, { left, right, top, bottom }: DOMRect): string | null {
    let cover = 'the edge of the window';
    for (const across of [0.1, 0.5, 0.9]) {
      for (const down of [0.15, 0.5, 0.85]) {
        const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        if (!hit) continue;
        if (element.contains(hit) || hit.contains(element)) return null;
        cover = `${hit.localName} ${quote(hit.textContent)}`;
      }
    }
    return cover;
  }

  // What closes when the focus leaves it would take the rest of the walk along.
  const isOver = document.querySelector('[role="listbox"], [role="menu"]') !== null;
  const controls = root.querySelectorAll<HTMLElement>(
    'a[href], button, input, textarea, select, summary, [tabindex]',
  );
  for (const control of isOver ? [] : controls) {
    if (control.tabIndex < 0 || control.matches(':disabled') || !isSeen(control)) continue;
    control.focus();
    if (document.activeElement !== control) continue;
    // React Aria brings a tab into sight for a pressed key only.
    if (control.role === 'tab') control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The box of a tick or a choice is its label: the input itself is one pixel.
    const shown = control.closest('label') ?? control;
    const rect = shown.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2) continue;
    const cover = coverOf(shown, rect);
    const name = control.getAttribute('aria-label') ?? shown.textContent;
    if (cover) faults.push(`with the focus, ${control.localName} ${quote(name)} is covered by ${cover}`);
  }
  if (!isOver && before instanceof HTMLElement) before.focus({ preventScroll: true });

  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement || textContent?.trim() === '' || !isSeen(parentElement)) continue;
    if (!isForReaders(parentElement)) texts.push(walker.currentNode as Text);
  }
  const step = Math.max(1, Math.floor(texts.length / MOST_TEXTS));
  const range = document.createRange();
  for (const [index, text] of texts.entries()) {
    if (index % step !== 0 && index !== texts.length - 1) continue;
    const parent = text.parentElement as Element;
    parent.scrollIntoView({ block: 'center' });
    range.selectNodeContents(text);
    // Of a text that is higher than the window, the line in its middle.
    const middle = window.innerHeight / 2;
    const fromMiddle = ({ top, bottom }: DOMRect) => Math.abs((top + bottom) / 2 - middle);
    const [rect] = [...range.getClientRects()].sort((a, b) => fromMiddle(a) - fromMiddle(b));
    if (!rect || rect.width < 2 || rect.height < 2) continue;
    const cover = coverOf(parent, rect);
    if (cover) faults.push(`${quote(text.data)} is covered by ${cover}`);
  }

  for (const { element } of scrolled()) element.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  for (const { element, top, left } of atFirst) element.scrollTo({ top, left, behavior: 'instant' });
  return faults;
}
