import type { RowId } from '@doblaje/ui/Table';
import { useCallback, useMemo, useState } from 'react';

interface Chosen<Item> {
  item: Item;
  /** What the list was asked for where it was chosen. */
  at: string;
}

interface Kept<Item> {
  search: string;
  chosen: ReadonlyMap<RowId, Chosen<Item>>;
  isAll: boolean;
}

const nothing = <Item>(search: string): Kept<Item> => ({ search, chosen: new Map(), isAll: false });

/**
 * The rows of a list that are chosen to do something with. They stay chosen on another page and in another order, and are
 * counted there; another search or filter chooses nothing. What is gone from the page it was chosen on is not chosen any more.
 * @param search what the list is asked for
 * @param areSameRows whether two searches find the same rows, in whatever order and of whatever page
 */
export function useChosenRows<Item extends { readonly id: string | number }>(
  rows: readonly Item[],
  search: string,
  areSameRows: (one: string, other: string) => boolean,
) {
  const [kept, setKept] = useState<Kept<Item>>(() => nothing(search));
  if (kept.search !== search)
    // Not kept for a way back: what was chosen there is not found here.
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
    // Of all that is found, one less: those of the page that are left are meant, which are seen.
    const others = isAll ? [] : elsewhere;
    setKept({
      search,
      chosen: new Map([...others, ...picked].map((one) => [one.item.id, one])),
      isAll: false,
    });
  }

  return {
    /** Those of the page. */
    ids,
    /** All of them, those of the page first and as they are now. */
    rows: all,
    /** How many of them stand on other pages. */
    elsewhere: elsewhere.length,
    /** All that the list finds is meant, rows of other pages too. */
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
