import type { RefObject } from 'react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { onResize } from '../media/onResize';
import { heightsIn, useRowHeights } from './useRowHeights';

export interface RowWindowOptions {
  /** The number of rows. */
  count: number;
  /** Height in pixels of a row that is not measured yet. */
  estimate: number;
  /** When false, every row is in the page. */
  isEnabled: boolean;
  /** The row with the focus. It stays in the page wherever the person scrolls. */
  pinned: number | undefined;
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** The parent of the rows. Each row has a `data-index`. */
  body: RefObject<HTMLElement | null>;
  /** Rows kept ready on each side of the visible ones. @default 8 */
  overscan?: number;
  /**
   * Use it when nearly all rows are as high as estimated: the browser lays them out first, and other heights count a frame later.
   * @default false: rows are measured before they are painted
   */
  isMeasuredLater?: boolean;
}

export interface RowWindow {
  /** The rows to render, ascending. */
  indices: number[];
  /** Pixels of absent rows before the row at this position of `indices`. */
  gapBefore: (place: number) => number;
  /** Pixels of absent rows after the last. */
  gapAfter: number;
  /** The row's top, in pixels from the first row. */
  offsetOf: (index: number) => number;
}

/** Enough for the keyboard. A whole page would be more than needed. */
const OVERSCAN = 8;
/** Limit for very tall windows: never more rows than this at once. */
const MOST = 72;
/** The assumed height in pixels before anything can be measured, and on a server. */
const FIRST_VIEW = 640;

const NONE: ReadonlyMap<number, number> = new Map();
const FIRST = { top: 0, height: FIRST_VIEW };

/** The row at this height. The offsets are ascending; the last one is the whole height. */
function indexAt(offsets: Float64Array, height: number): number {
  let low = 0;
  let high = offsets.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Chooses the rows to render: the visible ones, some around them, and the focused one. */
export function useRowWindow({
  count,
  estimate,
  isEnabled,
  pinned,
  scroller,
  body,
  overscan = OVERSCAN,
  isMeasuredLater = false,
}: RowWindowOptions): RowWindow {
  const [view, setView] = useState(FIRST);
  const known = useRef(new Map<number, number>());
  /** What is known, as of the last news that need a render. */
  const [heights, setHeights] = useState(NONE);

  const offsets = useMemo(() => {
    const sums = new Float64Array(count + 1);
    if (!isEnabled) return sums;
    const sum = [...heights.values()].reduce((all, height) => all + height, 0);
    const usual = heights.size > 0 ? sum / heights.size : estimate;
    for (let i = 0; i < count; i++) sums[i + 1] = (sums[i] ?? 0) + (heights.get(i) ?? usual);
    return sums;
  }, [count, estimate, isEnabled, heights]);

  const first = isEnabled ? Math.max(indexAt(offsets, view.top) - overscan, 0) : 0;
  const last = isEnabled
    ? Math.min(
        indexAt(offsets, view.top + view.height + estimate * 2) + overscan,
        first + MOST - 1,
        count - 1,
      )
    : count - 1;
  const indices = useMemo(() => {
    const rows: number[] = [];
    if (pinned !== undefined && pinned < first && pinned >= 0) rows.push(pinned);
    for (let i = first; i <= last; i++) rows.push(i);
    if (pinned !== undefined && pinned > last && pinned < count) rows.push(pinned);
    return rows;
  }, [first, last, pinned, count]);

  const learn = useCallback(
    (news: Iterable<readonly [row: HTMLElement, height: number]>) => {
      let hasNews = false;
      for (const [row, height] of news) {
        const index = Number(row.dataset.index);
        if (height > 0 && Math.abs((known.current.get(index) ?? 0) - height) > 0.5) {
          known.current.set(index, height);
          hasNews = true;
        }
      }
      // Rows of the estimated height need no second render.
      if (hasNews && [...known.current.values()].some((height) => Math.abs(height - estimate) > 0.5)) {
        setHeights(new Map(known.current));
      }
    },
    [estimate],
  );
  useRowHeights({ body, isEnabled, isMeasuredLater, indices, onHeights: learn });
  const measure = useEffectEvent(() => learn(heightsIn(body.current, indices)));

  useEffect(() => {
    const element = scroller.current;
    if (!isEnabled || !element) return;
    const read = () => {
      // Rounded to steps of two rows, so that not every pixel renders.
      const top = element.scrollTop - (element.scrollTop % (estimate * 2));
      const height = element.clientHeight || FIRST_VIEW;
      setView((old) => (old.top === top && old.height === height ? old : { top, height }));
    };
    read();
    const leaveView = onResize(() => {
      known.current.clear();
      setHeights(NONE);
      read();
      measure();
    }, [element]);
    const leaveBody = onResize(() => measure(), [body.current], { box: 'border-box' });
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      leaveView();
      leaveBody();
      element.removeEventListener('scroll', read);
    };
  }, [isEnabled, estimate, scroller, body]);

  /** 0 for every row when all are in the page. */
  const at = (index: number) => offsets[index] ?? 0;
  return {
    indices,
    gapBefore: (place) => at(indices[place] ?? 0) - at((indices[place - 1] ?? -1) + 1),
    gapAfter: at(count) - at((indices.at(-1) ?? -1) + 1),
    offsetOf: at,
  };
}
