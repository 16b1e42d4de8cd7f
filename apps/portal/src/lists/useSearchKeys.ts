import type { ListDescription } from '@doblaje/contract/lists';
import type { SearchBoxProps } from '@doblaje/ui/Toolbar';
import { type RefObject, useEffect, useState } from 'react';
import type { ListRows } from './useListRows';

type Found<Item> = Pick<ListRows<ListDescription, Item>, 'query' | 'page' | 'isLoading'>;

/**
 * Keys of a search that ends in a row. Down moves into the rows. Enter opens the row if it is the only match. If the answer is not
 * there yet, Enter waits for it. Any key pressed meanwhile cancels that.
 */
export function useSearchKeys<Item>(
  { query, page, isLoading }: Found<Item>,
  card: RefObject<HTMLElement | null>,
  onRow: ((item: Item) => void) | undefined,
): SearchBoxProps['onKeyDown'] {
  const [wanted, setWanted] = useState<string | null>(null);
  const isAnswered = wanted !== null && !isLoading && query.search === wanted.trim();
  useEffect(() => {
    if (!isAnswered) return;
    setWanted(null);
    const [only, another] = page?.items ?? [];
    if (only !== undefined && another === undefined) onRow?.(only);
  }, [isAnswered, page, onRow]);

  if (!onRow) return undefined;
  return ({ key, target }) => {
    const name = card.current?.querySelector<HTMLElement>('tbody > tr[data-index="0"] > [role="rowheader"]');
    if (key === 'ArrowDown') (name?.querySelector('a') ?? name)?.focus();
    const text = (target as HTMLInputElement).value;
    setWanted(key === 'Enter' && text.trim() !== '' ? text : null);
  };
}
