import type { RowId } from '@doblaje/ui/Table';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';

const NONE: ReadonlySet<RowId> = new Set();

/**
 * The rows of a list that are chosen to do something with. Another page, order or filter chooses nothing, and what is gone
 * from the list is not chosen any more: nothing is done with a row that is not seen.
 * @param search what the list is asked for
 * @param fallback gets the focus when it was on the bar of actions, which goes with the last row
 */
export function useChosenRows<Item extends { readonly id: string }>(
  rows: readonly Item[],
  search: string,
  fallback: RefObject<HTMLElement | null>,
) {
  const [kept, setKept] = useState<{ search: string; ids: ReadonlySet<RowId> }>({ search, ids: NONE });
  const ids = kept.search === search ? kept.ids : NONE;
  const chosen = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  const isAny = chosen.length > 0;
  const wasAny = useRef(false);
  useEffect(() => {
    if (wasAny.current && !isAny && document.activeElement === document.body) fallback.current?.focus();
    wasAny.current = isAny;
  }, [isAny, fallback]);
  return {
    ids,
    rows: chosen,
    choose: (next: ReadonlySet<RowId>) => setKept({ search, ids: next }),
    clear: useCallback(() => setKept({ search: '', ids: NONE }), []),
  };
}
