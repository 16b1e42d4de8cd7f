import type { CDPSession, Page } from '@playwright/test';
import { LAYOUTS, layOut, layOutAsUsual } from './layouts.ts';
import { findObscured } from './obscured.ts';

/**
 * Texts of the page that cannot be read; runs in the page.
 *
 * @param mayBreak words may break: with spaced text nothing may be lost, and nothing is (WCAG 1.4.12)
 */
function findFaults(mayBreak: boolean): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  const quote = (text: string) => `“${text.trim().slice(0, 40)}”`;

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert]') === null;
  const clips = (style: CSSStyleDeclaration) => style.overflowX !== 'visible';

  /** Boxes that clip their content, from the inside out. Text for screen readers stands in a box of one pixel. */
  function cutters(element: Element): Element[] {
    const found: Element[] = [];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (clips(getComputedStyle(box))) found.push(box);
    }
    return found;
  }
  /** In a box of one pixel, or below the edge of a box that shows what has room in it. */
  const isForReaders = (boxes: Element[], { top }: DOMRect) =>
    boxes.some((box) => {
      const { width, bottom } = box.getBoundingClientRect();
      return width <= 1 || (getComputedStyle(box).overflowY === 'hidden' && top >= bottom);
    });
  const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX);

  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > root.clientWidth + 1 && cutters(element).length === 0 && isSeen(element);
    });
    const inner = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    const what = inner.slice(0, 4).map((element) => `${element.localName} ${quote(element.textContent)}`);
    faults.push(`scrolls sideways, ${root.scrollWidth} px: ${what.join(', ')}`);
  }

  const range = document.createRange();

  /** Words that break into two lines without a hyphen, for lack of room. Email addresses may break. */
  function brokenWords(node: Text): string[] {
    const words = [...node.data.matchAll(/\S+/g)].filter(([word]) => !word.includes('@'));
    const parts = words.flatMap(({ 0: word, index }) =>
      [...word.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)].map((part) => [part[0], index + part.index] as const),
    );
    return parts.flatMap(([part, start]) => {
      range.setStart(node, start);
      range.setEnd(node, start + part.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first] = lines;
      return first && lines.some(({ top }) => top >= first.bottom - 1) ? [part] : [];
    });
  }

  /** The visible parts of a control: its words, and every element of it with a background or a border. */
  function looksOf(control: Element): DOMRect[] {
    const painted = [control, ...control.querySelectorAll('*')].filter((element) => {
      const style = getComputedStyle(element);
      const isLined = style.borderLeftStyle !== 'none' && Number.parseFloat(style.borderLeftWidth) > 0;
      const isSeenThrough = (colour: string) => /transparent|, 0\)$/.test(colour);
      return (
        isSeen(element) &&
        ((isLined && !isSeenThrough(style.borderLeftColor)) || !isSeenThrough(style.backgroundColor))
      );
    });
    const words: DOMRect[] = [];
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement } = texts.currentNode;
      if (!parentElement || isForReaders(cutters(parentElement), parentElement.getBoundingClientRect()))
        continue;
      range.selectNodeContents(texts.currentNode);
      words.push(...range.getClientRects());
    }
    return [...words, ...painted.map((element) => element.getBoundingClientRect())].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
  }
  const neighbours = [...document.querySelectorAll('nav a, nav button, header a, header button')]
    .filter((control) => isSeen(control))
    .map((control) => ({ text: control.textContent, looks: looksOf(control) }));
  for (const [index, one] of neighbours.entries()) {
    for (const other of neighbours.slice(index + 1)) {
      const touch = one.looks.some((a) =>
        other.looks.some(
          (b) =>
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2 &&
            Math.max(a.left, b.left) - Math.min(a.right, b.right) < 4,
        ),
      );
      if (touch) faults.push(`no gap between ${quote(one.text)} and ${quote(other.text)}`);
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const parent = node.parentElement;
    const text = node.data.trim();
    if (text === '' || !parent || !isSeen(parent)) continue;
    const boxes = cutters(parent);
    if (isForReaders(boxes, parent.getBoundingClientRect())) continue;
    for (const word of mayBreak ? [] : brokenWords(node))
      faults.push(`“${word}” is broken in ${quote(text)}`);
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
    if (lines >= 3 && text.length / lines < 3) faults.push(`${lines} lines for ${quote(text)}`);
    const control = parent.closest('a, button, label, [role="button"], [role="tab"], [role="option"]');
    const frame = control?.getBoundingClientRect();
    for (const { left, right, top, bottom } of rects) {
      const cutter = boxes.find((box) => {
        const edge = box.getBoundingClientRect();
        const leaves = left < edge.left - 1 || right > edge.right + 1;
        return leaves && !scrolls(box) && getComputedStyle(box).textOverflow !== 'ellipsis';
      });
      const isCut =
        control !== null &&
        boxes.some((box) => control.contains(box) && box.scrollWidth > box.clientWidth + 1);
      const sticksOut =
        frame !== undefined &&
        getComputedStyle(control as Element).display !== 'inline' &&
        (left < frame.left - 1 ||
          right > frame.right + 1 ||
          top < frame.top - 3 ||
          bottom > frame.bottom + 3);
      if (cutter || isCut || sticksOut) {
        faults.push(`${quote(text)} is cut off or sticks out of its ${(control ?? cutter)?.localName}`);
        break;
      }
    }
  }
  return faults;
}

/** Waits for an open PDF to stop changing: its pages and their text are laid out anew some tasks after the window changed. */
function pdfSettled(): Promise<void> | undefined {
  const pages = document.querySelector('canvas')?.closest('[role="dialog"], main');
  if (!pages) return undefined;
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    let calm = setTimeout(done, 200);
    const observer = new MutationObserver(() => {
      clearTimeout(calm);
      calm = setTimeout(done, 200);
    });
    observer.observe(pages, { subtree: true, childList: true, attributes: true });
  });
}

/** Checks the present page in each layout. Gives what cannot be read, or is covered, by layout. */
export async function legibility(page: Page, cdp: CDPSession): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const layout of LAYOUTS) {
    await layOut(page, cdp, layout);
    await page.evaluate(pdfSettled);
    const found = await page.evaluate(findFaults, layout.isSpaced ?? false);
    // Nothing is pressed on paper, and nothing scrolls.
    if (!layout.isPrinted) {
      // From here on the page is used by keyboard: tabs come into sight, rings show.
      await page.keyboard.press('Shift');
      found.push(...(await page.evaluate(findObscured)));
    }
    if (found.length > 0) faults[layout.name] = found;
    if (process.env.LEGIBILITY_PICTURES) {
      const file = `${new URL(page.url()).pathname.replaceAll('/', '_')}-${layout.name.replaceAll(/\W+/g, '-')}`;
      await page.screenshot({
        path: `${process.env.LEGIBILITY_PICTURES}/${file}-${Date.now() % 100000}.png`,
      });
    }
  }
  await layOutAsUsual(page, cdp);
  return faults;
}
