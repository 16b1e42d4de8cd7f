import { type CSSProperties, memo } from 'react';
import {
  cellAt,
  HEAD_ROWS,
  LEAD_COLUMNS,
  type MatrixCell,
  type MatrixRow,
  matrixRoles,
  type Place,
  placeName,
  rowAt,
} from './cells';
import type { ColumnWindow } from './useColumnWindow';

/** Props that every row of the grid gets. */
export interface LineColumns {
  /** Columns to render. */
  shown: ColumnWindow;
  /** The cell that Tab leads to, when it is in this row. */
  active: Place | undefined;
}

interface MatrixLineProps<Row extends MatrixRow> extends LineColumns {
  row: Row;
  index: number;
  /** Height of the absent rows before this one, in pixels. */
  gap: number;
  getCell: (row: Row, column: number) => MatrixCell | null;
  isPressable: boolean;
}

/** Space for the columns that are not in the page. */
export const gapStyle = (gap: number): CSSProperties | undefined =>
  gap === 0 ? undefined : { marginInlineStart: `calc(var(--dui-matrix-cell) * ${gap})` };

interface CellProps<Row extends MatrixRow> extends Pick<MatrixLineProps<Row>, 'row' | 'getCell'> {
  /** The row's index in the grid. */
  gridRow: number;
  column: number;
  gap: number;
  isStop: boolean;
}

function CellOf<Row extends MatrixRow>({ row, getCell, gridRow, column, gap, isStop }: CellProps<Row>) {
  const cell = getCell(row, column);
  const at = column + LEAD_COLUMNS;
  const stop = { 'data-place': placeName({ row: gridRow, column: at }), tabIndex: isStop ? 0 : -1 };
  if (cell === null) return <div {...cellAt('cell', at)} style={gapStyle(gap)} {...stop} />;
  const { text, note, label, href, part } = cell;
  return (
    <div {...cellAt('cell', at)} data-share={part}>
      <a style={gapStyle(gap)} href={href} aria-label={label} {...stop}>
        {text}
        {note !== undefined && <small> {note}</small>}
      </a>
    </div>
  );
}

/** A cell. Memoized: scrolling past other cells does not render it. */
const Cell = memo(CellOf) as typeof CellOf;

function MatrixLineOf<Row extends MatrixRow>(props: MatrixLineProps<Row>) {
  const { row, index, gap, shown, active, getCell, isPressable } = props;
  const gridRow = index + HEAD_ROWS;
  const stopAt = (column: number) => ({
    'data-place': placeName({ row: gridRow, column }),
    tabIndex: active?.column === column ? 0 : -1,
  });
  const name = stopAt(0);
  return (
    <div {...rowAt(gridRow)} data-index={index} style={gap > 0 ? { marginTop: gap } : undefined}>
      <div {...matrixRoles.box} data-lead="">
        <div {...cellAt('rowHeading', 0)} data-name="" {...(isPressable ? {} : name)}>
          {isPressable ? (
            <button type="button" {...name}>
              {row.header}
            </button>
          ) : (
            <b>{row.header}</b>
          )}
          <span data-missing={row.isSubMissing || undefined}>{row.sub}</span>
        </div>
        <div {...cellAt('cell', 1)} data-total="" {...stopAt(1)}>
          {row.total}
        </div>
      </div>
      <div {...matrixRoles.box} data-cells="">
        {shown.map(({ index: column, gap: before }) => (
          <Cell
            key={column}
            row={row}
            getCell={getCell}
            gridRow={gridRow}
            column={column}
            gap={before}
            isStop={active?.column === column + LEAD_COLUMNS}
          />
        ))}
      </div>
    </div>
  );
}

/** A row. Memoized: scrolling to other rows does not render it. */
export const MatrixLine = memo(MatrixLineOf) as typeof MatrixLineOf;
