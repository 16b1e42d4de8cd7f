import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Key } from 'react-aria-components';

/** The padding above the first row and below the last, in px. */
const PADDING = 4;
/** Rows drawn beyond the visible ones, on each side. */
const AROUND = 2;
/** The list is 20 rem high including its count, and a row is at least 2.25 rem. */
const IN_VIEW = 8;

interface Rows {
  count: number;
  /** Height of a row in px. */
  height: number;
  /** Index of the row to begin at; -1 for the first. */
  start: number;
  /** Index of the focused row, which must be drawn and in view as keys move; -1 for no focus. */
  focused: number;
  /** The pointer focused the row. It is already in view then, and the list must not scroll. */
  isPointed: boolean;
  listRef: RefObject<HTMLElement | null>;
}

/** Which rows of a list are in the page: the visible ones, a few around them, and the focused one. */
export function useRows({ count, height, start, focused, isPointed, listRef }: Rows) {
  const [first, setFirst] = useState(() => Math.max(start - IN_VIEW, 0));
  const from = Math.max(Math.min(first, count - IN_VIEW) - AROUND, 0);
  const to = Math.min(first + IN_VIEW + AROUND, count);
  const places = Array.from({ length: Math.max(to - from, 0) }, (_, at) => from + at);
  if (focused >= 0 && focused < count && !places.includes(focused)) places.push(focused);

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list || focused < 0 || isPointed) return;
    const top = PADDING + focused * height;
    if (top < list.scrollTop) list.scrollTop = top - PADDING;
    else if (top + height > list.scrollTop + list.clientHeight) {
      list.scrollTop = top + height + PADDING - list.clientHeight;
    }
  }, [focused, isPointed, height, listRef]);

  // Show new results from their first row. Not on opening, because setting the scroll position would lay out the list twice.
  const shown = useRef(count);
  useLayoutEffect(() => {
    if (shown.current === count) return;
    shown.current = count;
    if (listRef.current && focused < 0) listRef.current.scrollTop = 0;
  }, [count, focused, listRef]);

  return {
    places,
    total: count * height + 2 * PADDING,
    topOf: (place: number) => PADDING + place * height,
    onScroll: (scrollTop: number) => setFirst(Math.floor(scrollTop / height)),
  };
}

/** The measurements that Page Up and Page Down need of a list that is only partly drawn. */
export function layoutOf(keys: () => Iterable<Key>, list: () => HTMLElement | null, height: number) {
  const rect = (y: number, tall: number) => ({ x: 0, y, width: list()?.clientWidth ?? 0, height: tall });
  return {
    getItemRect: (key: Key) => rect([...keys()].indexOf(key) * height, height),
    getVisibleRect: () => rect(list()?.scrollTop ?? 0, list()?.clientHeight ?? 0),
    getContentSize: () => ({ width: list()?.clientWidth ?? 0, height: list()?.scrollHeight ?? 0 }),
  };
}
