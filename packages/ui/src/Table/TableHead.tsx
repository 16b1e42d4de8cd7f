import ArrowDown from '@lucide/icons/icons/arrow-down';
import ArrowUp from '@lucide/icons/icons/arrow-up';
import ChevronsUpDown from '@lucide/icons/icons/chevrons-up-down';
import { Glyph } from '../ground/icon/Glyph';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { TableColumn, TableSort } from './columns';
import type { TableLabels } from './labels';
import { asCell, roles } from './roles';
import { Tick } from './Tick.styles';

/** The checkbox that chooses all rows or none. */
export interface AllBox {
  isSelected: boolean;
  isIndeterminate: boolean;
  isDisabled: boolean;
  onChange: (isSelected: boolean) => void;
}

export function AllTick({ all, label }: { all: AllBox; label: string }) {
  return (
    <Tick
      aria-label={label}
      checked={all.isSelected}
      disabled={all.isDisabled}
      onChange={({ target }) => all.onChange(target.checked)}
      // A property, because HTML has no attribute for it.
      ref={(input: HTMLInputElement | null) => {
        if (input) input.indeterminate = all.isIndeterminate;
      }}
    />
  );
}

interface TableHeadProps {
  columns: readonly Pick<TableColumn<never>, 'id' | 'header' | 'isSortable' | 'align' | 'priority'>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  selectionMode: 'none' | 'single' | 'multiple';
  all: AllBox;
  hasMenu: boolean;
  isGrid: boolean;
  labels: TableLabels;
}

/** The headings: names, sort buttons and the checkbox for all rows. */
export function TableHead({
  columns,
  sort,
  onSortChange,
  selectionMode,
  all,
  hasMenu,
  isGrid,
  labels,
}: TableHeadProps) {
  const keys = asCell(isGrid);
  return (
    <thead {...roles.group}>
      <tr {...roles.row} aria-rowindex={1} data-row="">
        {selectionMode !== 'none' && (
          <th {...roles.heading} {...keys} data-kind="check">
            {selectionMode === 'multiple' ? (
              <AllTick all={all} label={labels.selectAll} />
            ) : (
              <VisuallyHidden>{labels.select}</VisuallyHidden>
            )}
          </th>
        )}
        {columns.map(({ id, header, isSortable, align, priority }) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          const Icon =
            direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
          return (
            <th
              key={id}
              {...roles.heading}
              {...keys}
              aria-sort={direction}
              data-align={align}
              data-priority={priority}
            >
              {isSortable ? (
                <button
                  type="button"
                  onClick={() =>
                    onSortChange?.({
                      column: id,
                      direction: direction === 'ascending' ? 'descending' : 'ascending',
                    })
                  }
                >
                  {header}
                  <Glyph of={Icon} />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
        {hasMenu && (
          <th {...roles.heading} {...keys} data-kind="menu">
            <VisuallyHidden>{labels.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
