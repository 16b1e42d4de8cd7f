import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** One entry of the list. */
export interface Entry {
  id: string;
  /** The entry's name. Its buttons are named after it. */
  name: string;
  /** The content of its row. @default its name */
  content?: ReactNode;
  /** Small buttons at the row's end. Each name includes the entry: 'Editar Puerto Mudo'. */
  actions?: ReactNode;
}

/** Moves entries one place, and keeps the focus on the moved entry. */
export function useMoving(
  items: readonly Entry[],
  onMove: ((ids: string[]) => void) | undefined,
  sayMoved: (name: string, place: number, count: number) => string,
) {
  const rows = useRef<HTMLUListElement>(null);
  const moved = useRef<{ id: string; way: 'up' | 'down'; from: readonly Entry[] } | null>(null);
  const [said, setSaid] = useState('');

  // When a row moves in the page, only some browsers keep the focus on its button. And at either end of the list the
  // same button is gone.
  useLayoutEffect(() => {
    const last = moved.current;
    if (last === null || last.from === items) return;
    moved.current = null;
    const row = rows.current?.querySelector(`[data-entry="${CSS.escape(last.id)}"]`);
    const same = row?.querySelector<HTMLElement>(`[data-move="${last.way}"]`);
    (same ?? row?.querySelector<HTMLElement>('[data-move]'))?.focus();
  }, [items]);

  function move(index: number, by: -1 | 1) {
    const [entry, other] = [items[index], items[index + by]];
    if (!entry || !other || !onMove) return;
    const ids = items.map(({ id }) => id);
    ids[index] = other.id;
    ids[index + by] = entry.id;
    moved.current = { id: entry.id, way: by < 0 ? 'up' : 'down', from: items };
    setSaid(sayMoved(entry.name, index + by + 1, items.length));
    onMove(ids);
  }

  return { rows, said, move };
}
