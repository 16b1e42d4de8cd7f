import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cellOf, cellsOf, isShown, keepOneStop, stopAlong, stopOf } from '../ground/grid/cellStops';
import { type Way, wayOf } from '../ground/grid/gridKeys';
import { useIsGrid } from './useIsGrid';

interface Options {
  table: RefObject<HTMLTableElement | null>;
  /** It is a grid, whatever is rendered. */
  isKnownGrid: boolean;
  /** Rows are not there yet. */
  isSkeleton: boolean;
  /** The number of rows. */
  count: number;
  /** The number of rows that Page Up and Page Down move. */
  pageSize: () => number;
  /** Called on Enter on a cell without a control. */
  onAction: (index: number) => void;
  /** Called on Space on a row. false: rows cannot be chosen. */
  onToggle: (index: number, isRange: boolean) => boolean;
  /** false: not all rows can be chosen. */
  onSelectAll: () => boolean;
  /** false: no row was chosen. */
  onClear: () => boolean;
}

/** Index of the row of headings. */
const HEAD = -1;
/** What Space presses itself. */
const PRESSED = 'button, input[type="checkbox"]';

/** The index of the row where an event happened; undefined for an event that bubbled out of a popover. */
export function rowIndexOf(event: { currentTarget: EventTarget & Element; target: EventTarget }) {
  if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return undefined;
  const row = event.target.closest<HTMLElement>('[data-index]');
  return row ? Number(row.dataset.index) : undefined;
}

const rowAt = (table: HTMLElement, index: number) =>
  table.querySelector(index === HEAD ? 'thead > tr' : `tbody > [data-index="${index}"]`);

/** Where Tab leads at first: the name of the first row, or else the first heading. */
const firstCell = (table: HTMLElement) =>
  table.querySelector<HTMLElement>('tbody [role="rowheader"][data-cell]') ??
  cellsOf(table).find((cell) => isShown(cell));

/**
 * The keys of a grid of rows, of which not all are in the page. The grid is one stop of the Tab key; arrows move between cells and
 * the controls in them, Home and End in a row, with Control to the first and last one, Page Up and Page Down by pages. Space chooses
 * the row (with Shift, a range), Enter opens it. The focus stays at its place when its row or its control goes.
 */
export function useTableKeyboard(options: Options) {
  const { table, isKnownGrid, isSkeleton, count, pageSize } = options;
  const { isGrid, look } = useIsGrid(table, isKnownGrid);
  /** The row with the focus; undefined for the headings, and outside. */
  const [active, setActive] = useState<number>();
  /** Where the focus is, or was last. */
  const place = useRef({ index: 0, column: 0 });
  const isHeld = useRef(false);
  /** A finger has no place to keep: the page decides where it goes on when a row is gone. */
  const isTouched = useRef(false);
  /** The row with the next focus comes into the page with the next render. */
  const isAwaited = useRef(false);

  /** Puts the focus into a row that is in the page: into this column, or the nearest that is shown. -1 is the last one. */
  function focusAt(index: number, column: number): boolean {
    const cells = table.current ? cellsOf(rowAt(table.current, index)) : [];
    const cell = cells.slice(column).find(isShown) ?? cells.findLast(isShown);
    if (!cell) return false;
    stopOf(cell).focus();
    return true;
  }

  const settle = useEffectEvent(() => {
    const element = table.current;
    if (!element) return;
    if (look(isSkeleton)) keepOneStop(element, () => firstCell(element));
    const focused = document.activeElement;
    const isLost =
      focused === document.body ||
      focused === element ||
      (element.contains(focused) && focused?.matches(':disabled'));
    if (!isHeld.current || !isLost) return;
    const { index, column } = place.current;
    const isThere = (index === HEAD || count > 0) && focusAt(Math.min(index, count - 1), column);
    if (isThere || focused === element) return;
    // Until the rows come, the grid itself holds the focus.
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  });

  const changes = useRef<MutationObserver>(undefined);
  useLayoutEffect(() => {
    settle();
    changes.current?.takeRecords();
  });
  // What a cell renders by itself, without the table.
  useEffect(() => {
    if (!table.current) return;
    const observer = new MutationObserver(() => settle());
    observer.observe(table.current, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    changes.current = observer;
    return () => observer.disconnect();
  }, [table]);

  function go(index: number, column: number) {
    const next = Math.min(index, count - 1);
    place.current = { index: next, column };
    setActive(next);
    isAwaited.current = !focusAt(next, column);
  }
  useLayoutEffect(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    focusAt(place.current.index, place.current.column);
  });

  function move(from: Element, way: Way) {
    if (way === 'left' || way === 'right' || way === 'start' || way === 'end') {
      stopAlong(from, way)?.focus();
      return;
    }
    const { index, column } = place.current;
    const page = pageSize();
    const next = {
      up: index - 1,
      down: index + 1,
      // A page up ends at the first row, not at the headings.
      pageUp: Math.max(index - page, Math.min(index, 0)),
      pageDown: index + page,
      first: 0,
      last: count,
    }[way];
    if (next < 0) focusAt(HEAD, column);
    else go(next, way === 'first' ? 0 : way === 'last' ? -1 : column);
  }

  function onKeyDownCapture(event: KeyboardEvent<HTMLTableElement>) {
    const { target, key } = event;
    isTouched.current = false;
    const cell = cellOf(target);
    // Only in a grid are there cells of ours.
    if (!(target instanceof HTMLElement) || !event.currentTarget.contains(cell)) return;
    const { index } = place.current;
    const way = wayOf(event);
    let isTaken = way !== undefined;
    if (way) move(target, way);
    else if (key === 'Escape') isTaken = options.onClear();
    else if (index === HEAD) return;
    else if (key === 'Enter' && target === cell) {
      isTaken = true;
      options.onAction(index);
    } else if (key === ' ' && !target.matches(PRESSED)) isTaken = options.onToggle(index, event.shiftKey);
    else if (key === 'a' && (event.ctrlKey || event.metaKey)) isTaken = options.onSelectAll();
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onFocus({ target, currentTarget }: FocusEvent<HTMLTableElement>) {
    const cell = cellOf(target);
    if (!currentTarget.contains(target)) return;
    isHeld.current = !isTouched.current && (cell !== null || target === currentTarget);
    if (!isGrid || !cell) return;
    const row = cell.closest<HTMLElement>('[data-row]');
    const index = Number(row?.dataset.index ?? HEAD);
    place.current = { index, column: cellsOf(row).indexOf(cell) };
    keepOneStop(currentTarget, () => cell, target);
    setActive(index === HEAD ? undefined : index);
  }

  function onPointerDownCapture({ pointerType }: PointerEvent) {
    isTouched.current = pointerType === 'touch';
  }

  function onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLTableElement>) {
    if (target === currentTarget) currentTarget.removeAttribute('tabindex');
    if (currentTarget.contains(relatedTarget)) return;
    isHeld.current = false;
    setActive(undefined);
  }

  return {
    isGrid,
    /** The row with the focus. It stays in the page wherever the person scrolls. */
    pinned: active === undefined ? undefined : Math.min(active, count - 1),
    handlers: { onKeyDownCapture, onPointerDownCapture, onFocus, onBlur },
  };
}
