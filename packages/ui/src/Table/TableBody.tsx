import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { RowWindow } from '../ground/scroll/useRowWindow';
import type { RowId, TableColumn } from './columns';
import type { TableLabels } from './labels';
import { rolesOf } from './rolesOf';
import { TableRow } from './TableRow';

interface TableBodyProps<Row extends object> extends Omit<HTMLAttributes<HTMLTableSectionElement>, 'slot'> {
  tableId: string;
  columns: readonly TableColumn<Row>[];
  renderMenu: ((row: Row) => ReactNode) | undefined;
  labels: TableLabels;
  rows: readonly Row[];
  getRowId: (row: Row) => RowId;
  /** Says which rows are in the page. */
  rowWindow: RowWindow;
  /** undefined when rows have no checkboxes. */
  selected: ReadonlySet<RowId> | undefined;
  currentId: RowId | undefined;
  isGrid: boolean;
  isSkeleton: boolean;
  /** Content that replaces the rows. */
  slot: ReactNode;
  ref: Ref<HTMLTableSectionElement>;
}

const skeletons = Array.from({ length: 8 }, (_, index) => ({ id: `skeleton-${index}` }));

/** The rows of a table, or the content in their place. */
export function TableBody<Row extends object>({
  tableId,
  columns,
  renderMenu,
  labels,
  rows,
  getRowId,
  rowWindow,
  selected,
  currentId,
  isGrid,
  isSkeleton,
  slot,
  ref,
  ...handlers
}: TableBodyProps<Row>) {
  const common = { tableId, columns, renderMenu, labels, isGrid };
  const roles = rolesOf(isGrid);
  return (
    <tbody
      {...roles.group}
      ref={ref}
      {...handlers}
      style={rowWindow.gapAfter > 0 ? { paddingBottom: rowWindow.gapAfter } : undefined}
    >
      {isSkeleton &&
        skeletons.map((row, index) => (
          <TableRow
            key={row.id}
            {...common}
            row={row as Row}
            columns={columns.map((column) => ({ ...column, render: () => null }))}
            renderMenu={renderMenu && (() => null)}
            index={index}
            gap={0}
            isSelected={selected && false}
            isCurrent={false}
            isSkeleton
          />
        ))}
      {rowWindow.indices.map((index, place) => {
        const row = rows[index];
        if (!row) return null;
        const id = getRowId(row);
        return (
          <TableRow
            key={id}
            {...common}
            row={row}
            index={index}
            gap={rowWindow.gapBefore(place)}
            isSelected={selected?.has(id)}
            isCurrent={currentId !== undefined && id === currentId}
            isSkeleton={false}
          />
        );
      })}
      {slot && (
        <tr {...roles.row} data-slot="">
          <td {...roles.cell}>{slot}</td>
        </tr>
      )}
    </tbody>
  );
}
