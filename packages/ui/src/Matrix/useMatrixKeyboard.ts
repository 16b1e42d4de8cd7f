import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isRightToLeft } from '../ground/direction/isRightToLeft';
import { HEAD_ROWS, type Place, placeName, placeOf } from './cells';

interface Options {
  grid: RefObject<HTMLElement | null>;
  /** Rows and columns of the whole grid, with headings and totals. */
  rows: number;
  columns: number;
  /** Rows that one page up or down moves. */
  pageSize: () => number;
}

const between = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);

/** The keys of a grid: one Tab stop; arrows; Home and End, with Control to the corners; page up and down. */
export function useMatrixKeyboard({ grid, rows, columns, pageSize }: Options) {
  const [wanted, setActive] = useState<Place>({ row: HEAD_ROWS, column: 0 });
  const [isInside, setInside] = useState(false);
  const focusNext = useRef<Place>(undefined);
  const active = { row: between(wanted.row, rows), column: between(wanted.column, columns) };

  const focus = (place: Place) =>
    grid.current?.querySelector<HTMLElement>(`[data-place="${placeName(place)}"]`)?.focus();

  // The cell may have come into the page only with this render.
  useLayoutEffect(() => {
    const place = focusNext.current;
    focusNext.current = undefined;
    if (place) focus(place);
  });

  function go({ row, column }: Place) {
    const place = { row: between(row, rows), column: between(column, columns) };
    focusNext.current = place;
    setActive(place);
    setInside(true);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const here = placeOf(event.target);
    if (here === null || event.altKey) return;
    const { row, column } = here;
    const isFar = event.ctrlKey || event.metaKey;
    const step = isRightToLeft(event.currentTarget) ? -1 : 1;
    const ways: Readonly<Record<string, Place>> = {
      ArrowDown: { row: row + 1, column },
      ArrowUp: { row: row - 1, column },
      ArrowRight: { row, column: column + step },
      ArrowLeft: { row, column: column - step },
      PageDown: { row: row + pageSize(), column },
      PageUp: { row: row - pageSize(), column },
      Home: { row: isFar ? 0 : row, column: 0 },
      End: { row: isFar ? rows - 1 : row, column: columns - 1 },
    };
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    go(way);
  }

  return {
    /** The place that Tab leads to. */
    active,
    /** Whether the focus is in the grid. Then the active place stays in the page. */
    isInside,
    handlers: {
      onKeyDown,
      onFocus(event: FocusEvent<HTMLElement>) {
        const place = placeOf(event.target);
        setInside(true);
        if (place && placeName(place) !== placeName(active)) setActive(place);
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        if (!event.currentTarget.contains(event.relatedTarget)) setInside(false);
      },
    },
  };
}
