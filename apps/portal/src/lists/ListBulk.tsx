import type { ListDescription, ListPage, ListQuery, ListSelection } from '@doblaje/contract/lists';
import { countText } from '@doblaje/domain/amounts';
import { Button } from '@doblaje/ui/Button';
import { BulkBar } from '@doblaje/ui/Toolbar';
import type { ReactNode } from 'react';
import { countedText, type Noun } from './counts';
import type { useChosenRows } from './useChosenRows';

/**
 * The actions for several rows at once: buttons for a `BulkBar`.
 * @param all the list's search and filters if the person chose all results, including rows of other pages; else null
 */
export type BulkActions<List extends ListDescription, Item> = (
  rows: readonly Item[],
  clear: () => void,
  all: Omit<ListSelection<List>, 'sort'> | null,
) => ReactNode;

interface ListBulkProps<List extends ListDescription, Item> {
  chosen: Pick<
    ReturnType<typeof useChosenRows<Item & { readonly id: string | number }>>,
    'ids' | 'rows' | 'elsewhere' | 'isAll' | 'takeAll' | 'clear'
  >;
  /** How many rows the page has. */
  shown: number;
  counted: Pick<ListPage<unknown>, 'total' | 'isTotalExact'> | undefined;
  query: ListQuery<List>;
  noun: Noun;
  /** Whether the person may choose all results, including rows of other pages. */
  takesAll: boolean;
  children: BulkActions<List, Item>;
}

/** Replaces the toolbar while rows are chosen. If the whole page is chosen, it offers to choose all results. */
export function ListBulk<List extends ListDescription, Item>({
  chosen,
  shown,
  counted,
  query,
  noun,
  takesAll,
  children,
}: ListBulkProps<List, Item>) {
  const { page: _page, size: _size, sort: _sort, ...found } = query;
  const total = counted?.isTotalExact ? counted.total : 0;
  const isAll = chosen.isAll && total > 0;
  const canTakeAll = takesAll && chosen.ids.size === shown && total > shown;
  const ending = noun[2] === 'f' ? 'a' : 'o';
  const selected = (count: number) =>
    [
      `${countText(count)} seleccionad${ending}${count === 1 ? '' : 's'}`,
      !isAll && chosen.elsewhere > 0 && `${countText(chosen.elsewhere)} en otras páginas`,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <BulkBar count={isAll ? total : chosen.rows.length} onClear={chosen.clear} labels={{ selected }}>
      {counted && canTakeAll && (
        // One button for both directions, so that it keeps the focus.
        <Button variant="ghost" size="sm" onPress={() => chosen.takeAll(!isAll)}>
          {isAll ? 'Solo esta página' : `Seleccionar l${ending}s ${countedText(counted, noun)}`}
        </Button>
      )}
      {children(chosen.rows, chosen.clear, isAll && canTakeAll ? (found as never) : null)}
    </BulkBar>
  );
}
