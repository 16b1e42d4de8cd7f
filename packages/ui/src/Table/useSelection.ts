import { useRef, useState } from 'react';
import type { RowId } from './columns';

interface Options {
  mode: 'none' | 'single' | 'multiple';
  /** The ids of all rows, in order. */
  ids: () => RowId[];
  selectedIds: ReadonlySet<RowId> | undefined;
  onSelectionChange: ((ids: Set<RowId>) => void) | undefined;
}

const NONE: ReadonlySet<RowId> = new Set();

/** The chosen rows, among all rows and not only those in the page. */
export function useSelection({ mode, ids, selectedIds, onSelectionChange }: Options) {
  const [own, setOwn] = useState(NONE);
  const selected = selectedIds ?? own;
  /** The last row chosen by itself. A range begins there. */
  const anchor = useRef<RowId>(undefined);

  function change(next: Set<RowId>) {
    setOwn(next);
    onSelectionChange?.(next);
  }

  /** Chooses a row or unchooses it. As a range, chooses all rows from the last chosen one to this one. */
  function toggle(id: RowId, isRange = false) {
    if (mode === 'none') return;
    const next = new Set(selected);
    const all = isRange && mode === 'multiple' ? ids() : [];
    const from = all.indexOf(anchor.current ?? '');
    const to = all.indexOf(id);
    if (from >= 0 && to >= 0) {
      for (const other of all.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(other);
    } else {
      const wasChosen = next.delete(id);
      if (mode === 'single') next.clear();
      if (!wasChosen) next.add(id);
      anchor.current = id;
    }
    change(next);
  }

  return {
    selected,
    toggle,
    /** false: not all can be chosen. */
    selectAll: () => {
      if (mode === 'multiple') change(new Set(ids()));
      return mode === 'multiple';
    },
    /** false: none was chosen. */
    clear: () => {
      if (selected.size > 0) change(new Set());
      return selected.size > 0;
    },
  };
}
