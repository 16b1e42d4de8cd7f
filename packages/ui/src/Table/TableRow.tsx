import { memo, type ReactNode } from 'react';
import { SkeletonBar } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { TableColumn } from './columns';
import { fieldOf } from './columns';
import type { TableLabels } from './labels';
import { roles } from './roles';
import { Tick } from './Tick.styles';

export interface TableRowProps<Row extends object> {
  row: Row;
  /** Its place among all rows. */
  index: number;
  /** Prefix of the ids in this table. */
  tableId: string;
  /** Pixels of rows before it that are not in the page. */
  gap: number;
  columns: readonly TableColumn<Row>[];
  renderMenu: ((row: Row) => ReactNode) | undefined;
  /** Undefined: rows cannot be chosen. */
  isSelected: boolean | undefined;
  isCurrent: boolean;
  /** The one Tab leads to. */
  isTabStop: boolean;
  isSkeleton: boolean;
  labels: TableLabels;
}

/* Uneven, as words are; beside the labels of the list too. */
const WIDTHS = [40, 32, 36, 28, 38];

const isNothing = (value: ReactNode) =>
  value === undefined || value === null || value === '' || value === false;

function TableRowView<Row extends object>(props: TableRowProps<Row>) {
  const { row, index, tableId, gap, columns, renderMenu, isSelected, isSkeleton, labels } = props;
  const header = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const headerId = `${tableId}-${index}`;
  return (
    <tr
      {...roles.row}
      data-index={index}
      tabIndex={isSkeleton ? undefined : props.isTabStop ? 0 : -1}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-current={props.isCurrent || undefined}
      style={gap > 0 ? { marginTop: gap } : undefined}
    >
      {isSelected !== undefined && (
        <td {...roles.cell} data-kind="check">
          {!isSkeleton && (
            <Tick
              id={`${headerId}-check`}
              aria-label={labels.select}
              aria-labelledby={`${headerId}-check ${headerId}`}
              checked={isSelected}
              data-select=""
              readOnly
            />
          )}
        </td>
      )}
      {columns.map((column, place) => {
        const value = column.render ? column.render(row) : fieldOf(row, column.id);
        return (
          <td
            key={column.id}
            role={column === header ? 'rowheader' : 'gridcell'}
            id={column === header ? headerId : undefined}
            data-align={column.align}
            data-priority={column.priority}
            data-label={column === header && !column.isLabelled ? undefined : column.header}
          >
            {isSkeleton ? (
              <>
                <SkeletonBar width={WIDTHS[(index + place) % WIDTHS.length]} />
                {/* A row's heading is never empty. */}
                {column === header && <VisuallyHidden>{labels.loading}</VisuallyHidden>}
              </>
            ) : isNothing(value) ? (
              <>
                <span aria-hidden="true">—</span>
                <VisuallyHidden>{labels.missing}</VisuallyHidden>
              </>
            ) : (
              value
            )}
          </td>
        );
      })}
      {renderMenu && (
        <td {...roles.cell} data-kind="menu">
          {!isSkeleton && renderMenu(row)}
        </td>
      )}
    </tr>
  );
}

/** One row; renders again only when something of its own changed, so scrolling costs the rows that appear. */
export const TableRow = memo(TableRowView) as typeof TableRowView;
