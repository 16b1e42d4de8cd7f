import { type RefObject, startTransition, useEffect, useMemo, useState } from 'react';

interface ColumnWindowOptions {
  /** Columns in all, every one as wide as the others. */
  count: number;
  /** Width of one, in rem. */
  width: number;
  /** Off: every column is there. */
  isEnabled: boolean;
  /** A column that stays wherever one scrolls to: the one with the focus. */
  pinned: number | undefined;
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
}

/** Columns to render, and how many absent ones stand before each. */
export type ColumnWindow = readonly { index: number; gap: number }[];

/** Columns kept ready on each side. What stays in sight before them is no room for any. */
const READY = 2;
/** What one sees before anything can be measured, on a server too. */
const FIRST = { first: 0, last: 15 };

/** Which of many columns of one width to render: those in sight, some around them, and the one with the focus. */
export function useColumnWindow(options: ColumnWindowOptions): ColumnWindow {
  const { count, width, isEnabled, pinned, scroller } = options;
  const [view, setView] = useState(FIRST);

  useEffect(() => {
    const element = scroller.current;
    if (!isEnabled || !element) return;
    let column = 0;
    let inSight = 0;
    const measure = () => {
      column = width * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const lead = Number.parseFloat(getComputedStyle(element).scrollPaddingLeft) || 0;
      inSight = Math.ceil((element.clientWidth - lead) / column);
    };
    const read = () => {
      const first = Math.floor(Math.max(element.scrollLeft, 0) / column) - READY;
      const last = first + inSight + 2 * READY;
      // What is ready is shown meanwhile: no frame waits for the columns that come next.
      startTransition(() =>
        setView((old) => (old.first === first && old.last === last ? old : { first, last })),
      );
    };
    // Asked for where they may be others, not at every scroll: the browser would have to work out the styles for it.
    const onResize = () => {
      measure();
      read();
    };
    onResize();
    const observer = new ResizeObserver(onResize);
    observer.observe(element);
    // Letters of another size make all of it wider, and the box that scrolls not.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
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
