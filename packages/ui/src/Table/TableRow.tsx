import { memo, type ReactNode } from 'react';
import { OwnDirection } from '../ground/direction/OwnDirection';
import { SkeletonBar } from '../Skeleton/SkeletonBar';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { TableColumn } from './columns';
import { cellValue } from './columns';
import type { TableLabels } from './labels';
import { asCell } from './roles';
import { rolesOf } from './rolesOf';
import { Tick } from './Tick.styles';

export interface TableRowProps<Row extends object> {
  row: Row;
  /** The row's index among all rows. */
  index: number;
  /** Prefix of the ids of this table. */
  tableId: string;
  /** Pixels of the rows before this one that are not in the page. */
  gap: number;
  columns: readonly TableColumn<Row>[];
  renderMenu: ((row: Row) => ReactNode) | undefined;
  /** undefined when rows cannot be chosen. */
  isSelected: boolean | undefined;
  isCurrent: boolean;
  isGrid: boolean;
  isSkeleton: boolean;
  labels: TableLabels;
}

/* They differ, like words. They also fit beside the labels of the list. */
const WIDTHS = [40, 32, 36, 28, 38];

function TableRowView<Row extends object>(props: TableRowProps<Row>) {
  const { row, index, tableId, gap, columns, renderMenu, isSelected, isSkeleton, labels } = props;
  const roles = rolesOf(props.isGrid);
  const keys = asCell(props.isGrid && !isSkeleton);
  const header = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const headerId = `${tableId}-${index}`;
  return (
    <tr
      {...roles.row}
      data-index={index}
      data-row=""
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-current={props.isCurrent || undefined}
      style={gap > 0 ? { marginTop: gap } : undefined}
    >
      {isSelected !== undefined && (
        <td {...roles.cell} {...keys} data-kind="check">
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
        const value = column.render ? column.render(row) : cellValue(row, column.id);
        return (
          <td
            key={column.id}
            {...keys}
            role={column === header ? 'rowheader' : roles.cell.role}
            id={column === header ? headerId : undefined}
            data-align={column.align}
            data-priority={column.priority}
            data-label={column === header && !column.isLabelled ? undefined : column.header}
          >
            {isSkeleton ? (
              <>
                <SkeletonBar width={WIDTHS[(index + place) % WIDTHS.length]} />
                {/* A row's heading must never be empty. */}
                {column === header && <VisuallyHidden>{labels.loading}</VisuallyHidden>}
              </>
            ) : !value && value !== 0 ? (
              <>
                <span aria-hidden="true">—</span>
                <VisuallyHidden>{labels.missing}</VisuallyHidden>
              </>
            ) : (
              <OwnDirection of={value} />
            )}
          </td>
        );
      })}
      {renderMenu && (
        <td {...roles.cell} {...keys} data-kind="menu">
          {!isSkeleton && renderMenu(row)}
        </td>
      )}
    </tr>
  );
}

/** One row. It renders only when its own data changed, so scrolling costs only the rows that appear. */
export const TableRow = memo(TableRowView) as typeof TableRowView;
