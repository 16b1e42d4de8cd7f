import type { ListDescription, ListQuery } from '@doblaje/contract/lists';
import { countText } from '@doblaje/domain/amounts';
import { Pagination } from '@doblaje/ui/Pagination';
import { type RowId, Table, type TableColumn } from '@doblaje/ui/Table';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { ListFailed } from '../requests/ListFailed';
import { type ListAddress, SMALLEST_PAGE } from './address';
import { totalText } from './counts';
import { type BulkActions, ListBulk } from './ListBulk';
import { type EmptyText, ListEmpty } from './ListEmpty';
import { ListToolbar, type ToolbarTexts } from './ListToolbar';
import { useChosenRows } from './useChosenRows';
import type { ListRows } from './useListRows';
import { useSearchKeys } from './useSearchKeys';

/** All texts that differ from list to list. */
export interface ListTexts<List extends ListDescription> extends ToolbarTexts<List> {
  /** 'No pudimos cargar tus documentos'. */
  failed: string;
  /** Stands in place of the rows if there are no items yet. */
  none: EmptyText;
  /** Stands in place of the rows if nothing matches. */
  noMatch: EmptyText;
}

/** The settings of a list, in a page or in a dialog. */
export interface ListOptions<List extends ListDescription, Item> {
  address: ListAddress<List>;
  /** The table's name. */
  label: string;
  /** A column that sorts has the same name as the list's sort. Use a module's constant: a new array renders every row. */
  columns: readonly TableColumn<Item>[];
  texts: ListTexts<List>;
  /** The menu at a row's end. Use a module's function: a new one renders every row. */
  rowMenu?: (item: Item) => ReactNode;
  /** Buttons after the count. */
  end?: ReactNode;
  /** Lets the person choose rows and run these actions on them. Keep the function between renders. */
  bulk?: BulkActions<List, Item>;
  /** If the whole page is chosen, the person may choose all results, including rows of other pages. @default false */
  takesAll?: boolean;
}

export interface ListTableProps<List extends ListDescription, Item> extends ListOptions<List, Item> {
  list: ListRows<List, Item>;
  /** Requests the rows again after a failure. @default the page's loaders run again */
  retry?: () => void;
  /** Runs when the person presses a row. @default it chooses the row, if rows can be chosen */
  onRow?: ((item: Item) => void) | undefined;
  /** The row that is open or in force: its id as text, as in the address. */
  currentId?: string | null;
  /** The focus starts in the search box, because people search first here. @default false */
  startsInSearch?: boolean;
  /** Gets the focus when the focused element disappears and there is no row to take it. */
  headingRef?: RefObject<HTMLElement | null>;
}

const NO_ROWS: readonly never[] = [];

/** A list: toolbar, rows or a message in their place, and pages. Its search and filters come from an address or a dialog. */
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
  // On a phone one button unfolds filters and order, so that the rows come first.
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

  /** Hides the bar of actions, which has the focus. A row gets the focus next, without scrolling. */
  function letGo() {
    const row = card.current?.querySelector<HTMLElement>('table [tabindex="0"]');
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
                    range: (from, to) => `${countText(from)}–${countText(to)} de ${totalText(counted)}`,
                  }
            }
          />
        )
      }
    />
  );
}
