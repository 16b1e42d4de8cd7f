import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select, [tabindex="0"]';

interface Options {
  /** Rows in all. */
  count: number;
  /** Rows one page up or down goes. */
  pageSize: () => number;
  body: RefObject<HTMLElement | null>;
  /** Enter on a row. */
  onAction: (index: number) => void;
  /** Space on a row. */
  onToggle: (index: number, isRange: boolean) => void;
  onSelectAll: () => void;
  onClear: () => void;
}

/** The row an event came from; undefined for one that bubbled out of a popover. */
export function rowIndexOf(event: { currentTarget: EventTarget & Element; target: EventTarget }) {
  if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return undefined;
  const row = event.target.closest<HTMLElement>('[data-index]');
  return row ? Number(row.dataset.index) : undefined;
}

/**
 * The keys of a grid of rows: one Tab stop, arrows, Home and End, pages; Right goes into the row's controls, Left and
 * Escape come back to it; Space chooses (with Shift, a range), Enter opens.
 */
export function useRowKeyboard({ count, pageSize, body, onAction, onToggle, onSelectAll, onClear }: Options) {
  const [active, setActive] = useState(0);
  const [isInside, setInside] = useState(false);
  const wanted = useRef<number>(undefined);

  // The row may have come into the page only with this render.
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
    // The same row again renders nothing, and so focuses nothing.
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
    /** The row Tab leads to. */
    active: Math.min(active, Math.max(count - 1, 0)),
    /** Whether the focus is in the rows: then that row stays in the page. */
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
