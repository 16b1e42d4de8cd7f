import type { ListDescription, ListPage, ListQuery, ListSelection } from '@doblaje/contract/lists';
import { Button } from '@doblaje/ui/Button';
import { BulkBar } from '@doblaje/ui/Toolbar';
import type { ReactNode } from 'react';
import { countText, type Noun } from './counts';
import type { useChosenRows } from './useChosenRows';

/**
 * What one may do with several rows at once: buttons for a `BulkBar`.
 * @param all what is searched and filtered for, where all of that is chosen, rows of other pages too; else null
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
  /** Whether all that is found can be chosen, rows of other pages too. */
  takesAll: boolean;
  children: BulkActions<List, Item>;
}

/** Stands in the toolbar's place while rows are chosen; where the whole page is, all that is found can be. */
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
      `${count.toLocaleString('es-CL')} seleccionad${ending}${count === 1 ? '' : 's'}`,
      !isAll && chosen.elsewhere > 0 && `${chosen.elsewhere.toLocaleString('es-CL')} en otras páginas`,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <BulkBar count={isAll ? total : chosen.rows.length} onClear={chosen.clear} labels={{ selected }}>
      {counted && canTakeAll && (
        // One button both ways, so that the focus stays.
        <Button variant="ghost" size="sm" onPress={() => chosen.takeAll(!isAll)}>
          {isAll ? 'Solo esta página' : `Seleccionar l${ending}s ${countText(counted, noun)}`}
        </Button>
      )}
      {children(chosen.rows, chosen.clear, isAll && canTakeAll ? (found as never) : null)}
    </BulkBar>
  );
}
