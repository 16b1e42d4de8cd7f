import type { ListDescription, ListPage } from '@doblaje/contract/lists';
import { useCallback, useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useAnswer } from '../requests/useAnswer';
import type { ListAddress } from './address';
import { type AnsweredSearch, type ListData, type SentQuery, sentQuery } from './loaders';
import { useHeldSearch } from './useAddressSearch';
import { useList, useListOf } from './useList';

/** A list's answer so far. */
interface Answered<Item> {
  /** The list's current question. */
  asked: string;
  /** The newest answer. */
  value: AnsweredSearch<Item> | undefined;
  /** Whether another answer is loading. */
  isPending: boolean;
}

/** A list's state, the ways to change it, and the answer. */
export type ListRows<List extends ListDescription, Item> = ReturnType<typeof useAnswered<List, Item>>;

/** A list in the page: the rows, the total and the error, as the loader answers the address. */
export function useListRows<List extends ListDescription, Item>(
  address: ListAddress<List>,
): ListRows<List, Item> {
  const { search, answer } = useLoaderData<ListData<Item>>();
  const { value, isPending } = useAnswer(answer);
  return useAnswered(address, useList(address), { asked: search, value, isPending });
}

/**
 * A list in a dialog. Its state lives as long as the dialog.
 * @param ask the request; keep the function between renders
 */
export function useHeldRows<List extends ListDescription, Item>(
  address: ListAddress<List>,
  ask: (query: SentQuery<List>) => Promise<ListPage<Item>>,
): ListRows<List, Item> & { retry: () => void } {
  const list = useListOf(address, useHeldSearch());
  const { search } = list;
  const answer = useCallback(
    async (asked: string): Promise<AnsweredSearch<Item>> => ({
      search: asked,
      list: await ask(sentQuery(address, asked)),
    }),
    [address, ask],
  );
  const { last, error, isPending, retry } = useAnswer(answer, search);
  const value = error === undefined ? last : { search, error };
  return { ...useAnswered(address, list, { asked: search, value, isPending }), retry };
}

/** If the page number is beyond the last page (rows were removed after the link was made), goes to the last page. */
function useAnswered<List extends ListDescription, Item>(
  address: ListAddress<List>,
  list: ReturnType<typeof useListOf<List>>,
  { asked, value, isPending }: Answered<Item>,
) {
  const { change } = list;
  const isCurrent = value?.search === asked;
  const { list: page, error } = value ?? {};

  const isBeyond = isCurrent && page !== undefined && page.items.length === 0 && page.total > 0;
  const lastPage = isBeyond ? Math.ceil(page.total / page.size) : 0;
  useEffect(() => {
    if (lastPage > 0) change({ page: lastPage } as Parameters<typeof change>[0], { replace: true });
  }, [lastPage, change]);

  const hasFailed = error !== undefined && (isCurrent || page === undefined);

  return {
    ...list,
    /** The newest rows, which may belong to the question before; undefined until the first answer. */
    page,
    /** The total. It also holds for other pages and orders. After another search it is unknown until the answer. */
    counted: value && address.areSameRows(value.search, asked) ? page : undefined,
    /** Why there are no rows; undefined unless the request failed. */
    error: hasFailed ? error : undefined,
    isLoading: !hasFailed && (!isCurrent || page === undefined || isBeyond),
    isRetrying: isPending,
  };
}
