import type { ListDescription } from '@doblaje/contract/lists';
import { type RefObject, useMemo } from 'react';
import { type ListOptions, ListTable } from './ListTable';
import { OpeningContext } from './OpenLink';
import { useOpenRow } from './useList';
import { useListRows } from './useListRows';
import { useLostFocus } from './useLostFocus';

export type { ListTexts } from './ListTable';

export interface ListPanelProps<List extends ListDescription, Item> extends ListOptions<List, Item> {
  /** Rows open beside the list. The list's route needs a child with `OpenBeside`. @default false */
  opensBeside?: boolean;
  /** Gets the focus when the focused element disappears. */
  headingRef: RefObject<HTMLElement | null>;
}

/** The list of a route with a `listLoader`. The address holds its search, filters, order and page. */
export function ListPanel<List extends ListDescription, Item extends { readonly id: string | number }>({
  opensBeside = false,
  ...table
}: ListPanelProps<List, Item>) {
  const { address, headingRef } = table;
  const list = useListRows<List, Item>(address);
  const { id: openId, options, open } = useOpenRow(address);
  useLostFocus(headingRef);
  const { search } = list;
  const opening = useMemo(
    () => ({ hrefOf: (id: string) => address.withOpen(search, id), options }),
    [address, search, options],
  );
  return (
    <OpeningContext value={opensBeside ? opening : null}>
      <ListTable
        {...table}
        list={list}
        onRow={opensBeside ? ({ id }) => open(String(id)) : undefined}
        currentId={openId}
      />
    </OpeningContext>
  );
}
