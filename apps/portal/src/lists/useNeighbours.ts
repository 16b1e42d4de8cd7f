import type { ListDescription, ListPage, ListQuery } from '@doblaje/contract/lists';
import { useLayoutEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { useAnswer } from '../requests/useAnswer';
import { useTask } from '../requests/useTask';
import type { ListAddress } from './address';
import type { ListAnswer, ListData, SentQuery } from './loaders';
import { useAddressSearch } from './useAddressSearch';
import { useOpenRow } from './useList';

const NONE: Promise<ListAnswer<never>> = Promise.resolve({ question: '', search: '' });

interface Neighbours<List extends ListDescription, Item> {
  address: ListAddress<List>;
  /** The id of the list's route. */
  routeId: string;
  /** Requests another page of the list. */
  ask: (query: SentQuery<List>) => Promise<ListPage<Item>>;
  /** 'No pudimos abrir la otra postulación'. */
  failed: string;
  /** Announces an item to screen readers: 'Postulación de Catalina Fuentes'. */
  tell: (item: Item) => string;
}

/**
 * Gives the rows before and after the open one, also across pages. If a decision removed the open row from the filtered list, its
 * place is remembered: the next row has moved there.
 */
export function useNeighbours<List extends ListDescription, Item extends { readonly id: string | number }>({
  address,
  routeId,
  ask,
  failed,
  tell,
}: Neighbours<List, Item>) {
  const loaded = useRouteLoaderData<ListData<Item> | null>(routeId);
  const { value } = useAnswer<ListAnswer<Item>>(loaded?.answer ?? NONE);
  const { id, open } = useOpenRow(address);
  const { search, change } = useAddressSearch();
  const { run, isRunning } = useTask();
  const rows = value?.list?.items ?? [];
  const query = address.read(search);
  const pages = value?.list ? Math.ceil(value.list.total / value.list.size) : 0;
  const found = rows.findIndex((row) => `${row.id}` === id);
  const [last, setLast] = useState({ id, place: found });
  if (last.id !== id || (found >= 0 && last.place !== found)) setLast({ id, place: found });
  const place = last.id === id && found < 0 ? last.place : found;
  const isGone = found < 0 && place >= 0;
  // A second key press may come before the address has changed.
  const asked = useRef({ from: id, by: 0 });
  useLayoutEffect(() => {
    asked.current = { from: id, by: 0 };
  }, [id]);

  /** Opens the first or last row of another page. */
  async function turn(page: number, end: 0 | -1) {
    const { page: _, size, ...selection } = query;
    const { items } = await ask({ ...selection, page: String(page), size: String(size) } as SentQuery<List>);
    const next = items.at(end);
    if (!next) return;
    // Going back must lead to the list from which the first row was opened. Closing the row stays on the new page.
    const turned = { page } as Partial<ListQuery<List>>;
    change((now) => address.withOpen(address.changed(now, turned), `${next.id}`), {
      replace: true,
      state: null,
    });
  }

  /** The row `by` places from the open one. If the open row is gone, the next row stands in its place. */
  const rowAt = (by: number) => rows[place + (isGone && by > 0 ? by - 1 : by)];

  function step(by: 1 | -1): (() => void) | undefined {
    const page = query.page + by;
    const hasPage = page >= 1 && page <= pages;
    if (place < 0 || !(rowAt(by) || hasPage)) return undefined;
    return () => {
      const row = rowAt(asked.current.by + by);
      if (row) {
        asked.current.by += by;
        open(`${row.id}`);
      } else if (hasPage && !isRunning) {
        void run(() => turn(page, by === 1 ? 0 : -1), { failed });
      }
    };
  }
  const shown = rows[found];
  return { previous: step(-1), next: step(1), told: shown && tell(shown) };
}
