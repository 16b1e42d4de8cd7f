import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select, [tabindex="0"]';

interface Options {
  /** The number of rows. */
  count: number;
  /** The number of rows that Page Up and Page Down move. */
  pageSize: () => number;
  body: RefObject<HTMLElement | null>;
  /** Called on Enter on a row. */
  onAction: (index: number) => void;
  /** Called on Space on a row. */
  onToggle: (index: number, isRange: boolean) => void;
  onSelectAll: () => void;
  onClear: () => void;
}

/** The index of the row where an event happened; undefined for an event that bubbled out of a popover. */
export function rowIndexOf(event: { currentTarget: EventTarget & Element; target: EventTarget }) {
  if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return undefined;
  const row = event.target.closest<HTMLElement>('[data-index]');
  return row ? Number(row.dataset.index) : undefined;
}

/**
 * The keys of a grid of rows. The grid is one Tab stop; arrows, Home, End, Page Up and Page Down move between rows.
 * Right goes into the row's controls; Left and Escape come back. Space chooses (with Shift, a range), Enter opens.
 */
export function useRowKeyboard({ count, pageSize, body, onAction, onToggle, onSelectAll, onClear }: Options) {
  const [active, setActive] = useState(0);
  const [isInside, setInside] = useState(false);
  const wanted = useRef<number>(undefined);

  // Only this render may have brought the row into the page.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    wanted.current = undefined;
    row?.focus();
  });

  function go(index: number) {
    const next = Math.min(Math.max(index, 0), count - 1);
    wanted.current = next;
    setActive(next);
    setInside(true);
    // Setting the same row renders nothing, so focus it here.
    if (next === active) body.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = rowIndexOf(event);
    if (index === undefined) return;
    const row = (event.target as Element).closest<HTMLElement>('[data-index]');
    const isOnRow = event.target === row;
    const controls = [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
    const place = controls.indexOf(event.target as HTMLElement);
    const isTyping = (event.target as Element).matches('input:not([type=checkbox]), select, textarea');
    if (isTyping) return;
    const keys = new Map<string, (() => void) | undefined>([
      ['ArrowDown', () => go(index + 1)],
      ['ArrowUp', () => go(index - 1)],
      ['PageDown', () => go(index + pageSize())],
      ['PageUp', () => go(index - pageSize())],
      ['Home', () => go(0)],
      ['End', () => go(count - 1)],
      ['ArrowRight', () => controls[place + 1]?.focus()],
      ['ArrowLeft', () => (place > 0 ? controls[place - 1]?.focus() : go(index))],
      ['Escape', () => (isOnRow ? onClear() : go(index))],
      ['Enter', isOnRow ? () => onAction(index) : undefined],
      [' ', isOnRow ? () => onToggle(index, event.shiftKey) : undefined],
      ['a', isOnRow && (event.ctrlKey || event.metaKey) ? onSelectAll : undefined],
    ]);
    const act = keys.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return {
    /** The row that Tab leads to. */
    active: Math.min(active, Math.max(count - 1, 0)),
    /** Whether the focus is in the rows. The active row then stays in the page. */
    isInside,
    handlers: {
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const index = rowIndexOf(event);
        if (index === undefined) return;
        setActive(index);
        setInside(true);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setInside(false);
      },
    },
  };
}
