import type { TableSort } from '@doblaje/ui/Table';
import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { useAddressSearch } from '../../lists/useAddressSearch';
import {
  changedSearch,
  isFiltered,
  type ListQuery,
  openDocumentId,
  readQuery,
  type Sort,
  searchWithOpen,
} from './listQuery';

/** A change of what the list is asked for; the order as the table knows it. */
export type ListChange = Omit<Partial<ListQuery>, 'sort'> & { sort?: TableSort };

/** What stands in the entry of the browser's history of a document that was opened from the list. */
interface OpenState {
  isFromList?: boolean;
}

const FROM_LIST: OpenState = { isFromList: true };

function toSort(column: string, direction: 'ascending' | 'descending'): Sort {
  return (direction === 'descending' ? `-${column}` : column) as Sort;
}

/** The list as the address has it, and the ways to change it; opening adds an entry that Back closes. */
export function useDocumentList() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { search, change: changeSearch } = useAddressSearch();
  const openId = openDocumentId(search);
  const isFromList = (state as OpenState | null)?.isFromList === true;
  const isOpen = openId !== null;

  const query = useMemo(() => {
    const read = readQuery(search);
    const sort: TableSort = {
      column: read.sort.replace('-', ''),
      direction: read.sort.startsWith('-') ? 'descending' : 'ascending',
    };
    return { ...read, sort, isFiltered: isFiltered(read) };
  }, [search]);

  const change = useCallback(
    ({ sort, ...rest }: ListChange, options?: NavigateOptions) => {
      const order = sort && { sort: toSort(sort.column, sort.direction) };
      changeSearch((now) => changedSearch(now, { ...rest, ...order }), options);
    },
    [changeSearch],
  );

  /** One document after another is still one step away from the list. */
  const options = useMemo<NavigateOptions>(
    () => (isOpen ? { replace: true, state: isFromList ? FROM_LIST : null } : { state: FROM_LIST }),
    [isOpen, isFromList],
  );
  const open = (id: string) => changeSearch((now) => searchWithOpen(now, id), options);
  const close = () => {
    if (isFromList) void navigate(-1);
    else changeSearch((now) => searchWithOpen(now, null), { replace: true });
  };
  return { query, openId, options, change, open, close };
}

export type DocumentList = ReturnType<typeof useDocumentList>;
