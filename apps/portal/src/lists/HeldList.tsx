import type { ListDescription, ListPage } from '@doblaje/contract/lists';
import { ListTable, type ListTableProps } from './ListTable';
import type { SentQuery } from './loaders';
import { useHeldRows } from './useListRows';

interface HeldListProps<List extends ListDescription, Item>
  extends Omit<ListTableProps<List, Item>, 'list' | 'retry'> {
  /** The request. Keep the function between renders. */
  ask: (query: SentQuery<List>) => Promise<ListPage<Item>>;
}

/**
 * A list in a dialog. Its search and filters are written as in an address, and disappear with the dialog. For a list in the page use
 * `ListPanel`.
 */
export function HeldList<List extends ListDescription, Item extends { readonly id: string | number }>({
  ask,
  ...table
}: HeldListProps<List, Item>) {
  const { retry, ...list } = useHeldRows(table.address, ask);
  return <ListTable {...table} list={list} retry={retry} />;
}
