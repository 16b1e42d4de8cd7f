import { type RefObject, startTransition, useEffect, useMemo, useState } from 'react';
import { onResize } from '../ground/media/onResize';

interface ColumnWindowOptions {
  /** Columns in total. All have the same width. */
  count: number;
  /** Width of one column, in rem. */
  width: number;
  /** When false, every column is in the page. */
  isEnabled: boolean;
  /** The column with the focus. It stays in the page wherever the person scrolls. */
  pinned: number | undefined;
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
}

/** Columns to render, each with the number of absent columns before it. */
export type ColumnWindow = readonly { index: number; gap: number }[];

/** Extra columns on each side. The sticky columns at the start leave no room for others. */
const READY = 2;
/** The columns to show before anything can be measured, also on a server. */
const FIRST = { first: 0, last: 15 };

/** Which of many columns of the same width to render: those in sight, some around them, and the one with the focus. */
export function useColumnWindow(options: ColumnWindowOptions): ColumnWindow {
  const { count, width, isEnabled, pinned, scroller } = options;
  const [view, setView] = useState(FIRST);

  useEffect(() => {
    const element = scroller.current;
    if (!isEnabled || !element) return;
    let column = 0;
    let inSight = 0;
    const read = () => {
      // Below zero where lines run from right to left.
      const first = Math.floor(Math.abs(element.scrollLeft) / column) - READY;
      const last = first + inSight + 2 * READY;
      // Meanwhile the page shows the ready columns: no frame waits for the next ones.
      startTransition(() =>
        setView((old) => (old.first === first && old.last === last ? old : { first, last })),
      );
    };
    // Measure when sizes may change, not at every scroll: reading styles makes the browser compute them.
    const update = () => {
      column = width * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const lead = Number.parseFloat(getComputedStyle(element).scrollPaddingInlineStart) || 0;
      inSight = Math.ceil((element.clientWidth - lead) / column);
      read();
    };
    update();
    // Larger letters make the content wider, but not the box that scrolls.
    const unsubscribe = onResize(update, [element, element.firstElementChild]);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      unsubscribe();
      element.removeEventListener('scroll', read);
    };
  }, [isEnabled, width, scroller]);

  const first = isEnabled ? Math.max(view.first, 0) : 0;
  const last = isEnabled ? Math.min(view.last, count - 1) : count - 1;
  const isOutside =
    pinned !== undefined && pinned >= 0 && pinned < count && (pinned < first || pinned > last);
  const outside = isOutside ? pinned : undefined;
  return useMemo(() => {
    const shown = Array.from({ length: Math.max(last - first + 1, 0) }, (_, place) => first + place);
    if (outside !== undefined) shown.push(outside);
    shown.sort((a, b) => a - b);
    return shown.map((index, place) => ({ index, gap: index - (shown[place - 1] ?? -1) - 1 }));
  }, [first, last, outside]);
}
