import type { ListDescription, ListQuery } from '@doblaje/contract/lists';
import type { TableSort } from '@doblaje/ui/Table';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import type { ListAddress } from './address';
import { type AddressSearch, useAddressSearch } from './useAddressSearch';

/** The state of the history entry of a row that was opened from the list. */
interface OpenState {
  isFromList?: boolean;
}

const FROM_LIST: OpenState = { isFromList: true };

/** The list's state in the address, and the ways to change it. */
export const useList = <List extends ListDescription>(address: ListAddress<List>) =>
  useListOf(address, useAddressSearch());

/** A list's state in any search that is written like an address's. */
export function useListOf<List extends ListDescription>(
  address: ListAddress<List>,
  { search, change: changeSearch }: AddressSearch,
) {
  const query = useMemo(() => address.read(search), [address, search]);
  const sort: TableSort = {
    column: query.sort.replace('-', ''),
    direction: query.sort.startsWith('-') ? 'descending' : 'ascending',
  };
  const change = useCallback(
    (next: Partial<ListQuery<List>>, options?: NavigateOptions) =>
      changeSearch((now) => address.changed(now, next), options),
    [address, changeSearch],
  );
  const sortBy = ({ column, direction }: TableSort) => {
    const order = direction === 'descending' ? `-${column}` : column;
    change({ sort: order } as Partial<ListQuery<List>>);
  };
  return { search, query, sort, change, sortBy };
}

/** Opens and closes a row beside its list. Opening adds an entry to the history, so that Back closes the row. */
export function useOpenRow({ openId, withOpen }: Pick<ListAddress<ListDescription>, 'openId' | 'withOpen'>) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { search, change } = useAddressSearch();
  const id = openId(search);
  const isOpen = id !== null;
  const isFromList = (state as OpenState | null)?.isFromList === true;
  /** After stepping from row to row, one step back still leads to the list. */
  const options = useMemo<NavigateOptions>(
    () => (isOpen ? { replace: true, state: isFromList ? FROM_LIST : null } : { state: FROM_LIST }),
    [isOpen, isFromList],
  );
  const open = (row: string) => change((now) => withOpen(now, row), options);
  const close = () => {
    if (isFromList) void navigate(-1);
    else change((now) => withOpen(now, null), { replace: true });
  };
  return { id, search, options, open, close };
}

/**
 * Closes a removed row if it is still open, and waits until the address no longer names it. If the list loaded earlier, the router
 * would take that for a step within the address and keep the old list.
 */
export function useLeaveRow(address: Pick<ListAddress<ListDescription>, 'openId' | 'withOpen'>) {
  const { id, close } = useOpenRow(address);
  const now = useRef<{ id: string | null; close: () => void }>({ id: null, close });
  const left = useRef<() => void>(undefined);
  useEffect(() => {
    now.current = { id, close };
    if (id === null) left.current?.();
    // If the person has gone to another page meanwhile, there is nothing to close.
    return () => {
      now.current = { id: null, close };
    };
  });
  useEffect(() => () => left.current?.(), []);
  return (row: string) =>
    new Promise<void>((resolve) => {
      if (now.current.id !== row) return resolve();
      left.current = resolve;
      now.current.close();
    });
}
