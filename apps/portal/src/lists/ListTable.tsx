import type { ListDescription, ListQuery } from '@doblaje/contract/lists';
import { Pagination } from '@doblaje/ui/Pagination';
import { type RowId, Table, type TableColumn } from '@doblaje/ui/Table';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { type ListAddress, SMALLEST_PAGE } from './address';
import { totalText } from './counts';
import { type BulkActions, ListBulk } from './ListBulk';
import { type EmptyText, ListEmpty } from './ListEmpty';
import { ListFailed } from './ListFailed';
import { ListToolbar, type ToolbarTexts } from './ListToolbar';
import { useChosenRows } from './useChosenRows';
import type { ListRows } from './useListRows';
import { useSearchKeys } from './useSearchKeys';

/** Every word that is a list's own. */
export interface ListTexts<List extends ListDescription> extends ToolbarTexts<List> {
  /** 'No pudimos cargar tus documentos'. */
  failed: string;
  /** In place of the rows: there is nothing yet. */
  none: EmptyText;
  /** In place of the rows: nothing matches. */
  noMatch: EmptyText;
}

/** What a list is, wherever it is shown. */
export interface ListOptions<List extends ListDescription, Item> {
  address: ListAddress<List>;
  /** Name of the table. */
  label: string;
  /** Those that sort are called as the list's sorts. A module's constant: a new array renders every row. */
  columns: readonly TableColumn<Item>[];
  texts: ListTexts<List>;
  /** The menu at a row's end. A module's function: a new one renders every row. */
  rowMenu?: (item: Item) => ReactNode;
  /** Buttons after the count. */
  end?: ReactNode;
  /** Rows can be chosen, and these actions done with them. Keep the function between renders. */
  bulk?: BulkActions<List, Item>;
  /** Where the whole page is chosen, all that is found can be, rows of other pages too. @default false */
  takesAll?: boolean;
}

export interface ListTableProps<List extends ListDescription, Item> extends ListOptions<List, Item> {
  list: ListRows<List, Item>;
  /** Asks once more where the rows did not come. @default the page's loaders do */
  retry?: () => void;
  /** A row was pressed. @default it is chosen, where it can be */
  onRow?: ((item: Item) => void) | undefined;
  /** The row that is open, or the one in force: its id as a text, as the address has it. */
  currentId?: string | null;
  /** One searches first: the focus starts there. @default false */
  startsInSearch?: boolean;
  /** Gets the focus when what had it is gone, and no row is there to take it. */
  headingRef?: RefObject<HTMLElement | null>;
}

const NO_ROWS: readonly never[] = [];

/** A list, whoever holds what it is asked for: toolbar, rows or what stands in their place, pages. */
export function ListTable<List extends ListDescription, Item extends { readonly id: string | number }>({
  list,
  address,
  label,
  columns,
  texts,
  rowMenu,
  end,
  bulk,
  takesAll = false,
  retry,
  onRow,
  currentId,
  startsInSearch = false,
  headingRef,
}: ListTableProps<List, Item>) {
  const { search, query, sort, change, sortBy, page, counted, error, isLoading, isRetrying } = list;
  const rows = page?.items ?? NO_ROWS;
  const chosen = useChosenRows(rows, search, address.areSameRows);
  const searchBox = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLDivElement>(null);
  // On a phone one button unfolds filters and order: the rows come first there.
  const [isUnfolded, unfold] = useState(false);
  const folds = Object.keys(texts.filters ?? {}).length > 0;

  const onSearchKey = useSearchKeys(list, card, startsInSearch ? onRow : undefined);

  function press(id: RowId) {
    const row = rows.find((one) => one.id === id);
    if (row) onRow?.(row);
  }

  function clear() {
    change(address.cleared);
    searchBox.current?.focus();
  }

  /** The bar of actions goes, and with it what has the focus: the rows have it next, and nothing scrolls. */
  function letGo() {
    const row = card.current?.querySelector<HTMLElement>('tbody > tr[tabindex="0"]');
    (row ?? headingRef?.current)?.focus({ preventScroll: true });
    chosen.clear();
  }

  return (
    <Table
      ref={card}
      aria-label={label}
      columns={columns}
      rows={rows}
      sort={sort}
      onSortChange={sortBy}
      sortsInList={(page?.total ?? 0) > SMALLEST_PAGE}
      isListBarFolded={folds && !isUnfolded && chosen.rows.length === 0}
      onRowAction={onRow && press}
      currentId={rows.find(({ id }) => String(id) === currentId)?.id}
      renderRowMenu={rowMenu}
      selectionMode={bulk ? 'multiple' : 'none'}
      selectedIds={chosen.ids}
      onSelectionChange={(ids: Set<RowId>) => chosen.choose(ids)}
      isLoading={isLoading}
      error={
        error === undefined ? undefined : (
          <ListFailed title={texts.failed} error={error} isRetrying={isRetrying} onRetry={retry} />
        )
      }
      empty={
        <ListEmpty
          none={texts.none}
          noMatch={texts.noMatch}
          isFiltered={address.isFiltered(search)}
          onClear={clear}
        />
      }
      toolbar={
        bulk && chosen.rows.length > 0 ? (
          <ListBulk
            chosen={{ ...chosen, clear: letGo }}
            shown={rows.length}
            counted={counted}
            query={query}
            noun={texts.noun}
            takesAll={takesAll}
          >
            {bulk}
          </ListBulk>
        ) : (
          <ListToolbar
            list={address.list}
            texts={texts}
            query={query}
            onChange={change}
            counted={counted}
            end={end}
            searchRef={searchBox}
            startsInSearch={startsInSearch}
            onSearchKey={onSearchKey}
            isOpen={isUnfolded}
            onOpenChange={unfold}
          />
        )
      }
      footer={
        counted && (
          <Pagination
            page={query.page}
            size={query.size}
            total={counted.total}
            onPageChange={(next) => change({ page: next } as Partial<ListQuery<List>>)}
            onSizeChange={(size) => change({ size } as Partial<ListQuery<List>>)}
            labels={
              counted.isTotalExact
                ? undefined
                : {
                    range: (from, to) =>
                      `${from.toLocaleString('es-CL')}–${to.toLocaleString('es-CL')} de ${totalText(counted)}`,
                  }
            }
          />
        )
      }
    />
  );
}
