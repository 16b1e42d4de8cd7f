import type { RowId } from '@doblaje/ui/Table';
import { useCallback, useMemo, useState } from 'react';

const NONE: ReadonlySet<RowId> = new Set();

interface Kept {
  search: string;
  ids: ReadonlySet<RowId>;
  isAll: boolean;
}

/**
 * The rows of a list that are chosen to do something with. Another page, order or filter chooses nothing, and what is gone
 * from the list is not chosen any more: nothing is done with a row that is not seen.
 * @param search what the list is asked for
 */
export function useChosenRows<Item extends { readonly id: string | number }>(
  rows: readonly Item[],
  search: string,
) {
  const [kept, setKept] = useState<Kept>({ search, ids: NONE, isAll: false });
  // Not kept for a way back: what was chosen there is not seen here.
  if (kept.search !== search) setKept({ search, ids: NONE, isAll: false });
  const { ids, isAll } = kept;
  const chosen = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  return {
    ids,
    rows: chosen,
    /** All that the list finds is meant, rows of other pages too. */
    isAll,
    takeAll: (isTaken: boolean) => setKept({ search, ids, isAll: isTaken }),
    choose: (next: ReadonlySet<RowId>) => setKept({ search, ids: next, isAll: false }),
    clear: useCallback(() => setKept(({ search: now }) => ({ search: now, ids: NONE, isAll: false })), []),
  };
}
