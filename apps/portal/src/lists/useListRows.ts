import type { ListDescription } from '@doblaje/contract/lists';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { ListAddress } from './address';
import type { ListData } from './loaders';
import { useList } from './useList';
import { useStandingAnswer } from './useStandingAnswer';

/**
 * A list as its loader answers what the address asks: the rows, how many there are, what went wrong. A page beyond the last
 * one (fewer rows than when the link was made) becomes the last.
 */
export function useListRows<List extends ListDescription, Item>(address: ListAddress<List>) {
  const { search, answer } = useLoaderData<ListData<Item>>();
  const { value, isPending } = useStandingAnswer(answer);
  const list = useList(address);
  const { change } = list;
  const isCurrent = value?.search === search;
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
    counted: value && address.areSameRows(value.search, search) ? page : undefined,
    /** Why there are none; undefined while there is hope. */
    error: hasFailed ? error : undefined,
    isLoading: !hasFailed && (!isCurrent || page === undefined || isBeyond),
    isRetrying: isPending,
  };
}
