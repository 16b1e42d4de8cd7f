import type { ListDescription, ListPage } from '@doblaje/contract/lists';
import { useCallback, useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useRequest } from '../shell/useRequest';
import type { ListAddress } from './address';
import { type AnsweredSearch, type ListData, type SentQuery, sentQuery } from './loaders';
import { useHeldSearch } from './useAddressSearch';
import { useList, useListOf } from './useList';
import { useStandingAnswer } from './useStandingAnswer';

/** What a list was answered so far. */
interface Answered<Item> {
  /** What it is asked for. */
  asked: string;
  /** The newest answer there is. */
  value: AnsweredSearch<Item> | undefined;
  /** Another one is on its way. */
  isPending: boolean;
}

/** A list, the ways to change it, and what it was answered. */
export type ListRows<List extends ListDescription, Item> = ReturnType<typeof useAnswered<List, Item>>;

/** A list as its loader answers what the address asks: the rows, how many there are, what went wrong. */
export function useListRows<List extends ListDescription, Item>(
  address: ListAddress<List>,
): ListRows<List, Item> {
  const { search, answer } = useLoaderData<ListData<Item>>();
  const { value, isPending } = useStandingAnswer(answer);
  return useAnswered(address, useList(address), { asked: search, value, isPending });
}

/**
 * The same of a list in a dialog. What it is asked for is held as long as it is shown.
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
  const { last, error, isLoading, retry } = useRequest(answer, search);
  const value = error === undefined ? last : { search, error };
  return { ...useAnswered(address, list, { asked: search, value, isPending: isLoading }), retry };
}

/** A page beyond the last one (fewer rows than when the link was made) becomes the last. */
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
    /** The newest rows there are, of this question or the one before; undefined: none have come yet. */
    page,
    /** How many there are, which holds for other pages and orders; of another search nothing is known yet. */
    counted: value && address.areSameRows(value.search, asked) ? page : undefined,
    /** Why there are none; undefined while there is hope. */
    error: hasFailed ? error : undefined,
    isLoading: !hasFailed && (!isCurrent || page === undefined || isBeyond),
    isRetrying: isPending,
  };
}
