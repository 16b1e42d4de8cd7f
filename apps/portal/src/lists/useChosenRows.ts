import type { RowId } from '@doblaje/ui/Table';
import { useCallback, useMemo, useState } from 'react';

interface Chosen<Item> {
  item: Item;
  /** The list's search when the rows were chosen. */
  at: string;
}

interface Kept<Item> {
  search: string;
  chosen: ReadonlyMap<RowId, Chosen<Item>>;
  isAll: boolean;
}

const nothing = <Item>(search: string): Kept<Item> => ({ search, chosen: new Map(), isAll: false });

/**
 * The rows that a person has chosen in a list. They stay chosen on other pages and in other orders, and the count includes them.
 * Another search or filter clears the choice. A row that disappears from its page is no longer chosen.
 * @param search the list's address search
 * @param areSameRows whether two searches find the same rows, in any order and on any page
 */
export function useChosenRows<Item extends { readonly id: string | number }>(
  rows: readonly Item[],
  search: string,
  areSameRows: (one: string, other: string) => boolean,
) {
  const [kept, setKept] = useState<Kept<Item>>(() => nothing(search));
  if (kept.search !== search)
    // The old choice is not kept for a step back: those rows are not among the current results.
    setKept(areSameRows(kept.search, search) ? { ...kept, search } : nothing(search));
  const { chosen, isAll } = kept;
  const shown = useMemo(() => rows.filter(({ id }) => isAll || chosen.has(id)), [rows, chosen, isAll]);
  const ids = useMemo<ReadonlySet<RowId>>(() => new Set(shown.map(({ id }) => id)), [shown]);
  const elsewhere = useMemo(() => {
    const here = new Set<RowId>(rows.map(({ id }) => id));
    return [...chosen.values()].filter(({ item, at }) => at !== search && !here.has(item.id));
  }, [rows, chosen, search]);
  const all = useMemo(() => [...shown, ...elsewhere.map(({ item }) => item)], [shown, elsewhere]);

  function choose(next: ReadonlySet<RowId>) {
    const picked = rows.filter(({ id }) => next.has(id)).map((item) => ({ item, at: search }));
    // After unchecking one of all results, only the remaining rows of this page stay chosen, because the person sees them.
    const others = isAll ? [] : elsewhere;
    setKept({
      search,
      chosen: new Map([...others, ...picked].map((one) => [one.item.id, one])),
      isAll: false,
    });
  }

  return {
    /** The ids of the chosen rows on this page. */
    ids,
    /** All chosen rows. Those of this page come first, in their current version. */
    rows: all,
    /** How many chosen rows are on other pages. */
    elsewhere: elsewhere.length,
    /** Whether all results are chosen, including rows of other pages. */
    isAll,
    takeAll: (isTaken: boolean) =>
      setKept({
        search,
        chosen: new Map(rows.map((item) => [item.id, { item, at: search }])),
        isAll: isTaken,
      }),
    choose,
    clear: useCallback(() => setKept(({ search: now }) => nothing(now)), []),
  };
}
