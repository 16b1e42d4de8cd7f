import { type CSSProperties, memo } from 'react';
import { roles } from '../Table/roles';
import {
  cellAt,
  HEAD_ROWS,
  LEAD_COLUMNS,
  type MatrixCell,
  type MatrixRow,
  type Place,
  placeName,
  rowAt,
} from './matrix';
import type { ColumnWindow } from './useColumnWindow';

/** What every row of the grid is given. */
export interface LineColumns {
  /** Columns to render. */
  shown: ColumnWindow;
  /** The place Tab leads to, where it is in here. */
  active: Place | undefined;
}

interface MatrixLineProps<Row extends MatrixRow> extends LineColumns {
  row: Row;
  index: number;
  /** Pixels of absent rows before it. */
  gap: number;
  getCell: (row: Row, column: number) => MatrixCell | null;
  isPressable: boolean;
}

/** Room for columns that are not in the page. */
export const gapStyle = (gap: number): CSSProperties | undefined =>
  gap === 0 ? undefined : { marginInlineStart: `calc(var(--dui-matrix-cell) * ${gap})` };

function Cell({ cell, stop }: { cell: MatrixCell | null; stop: Record<string, string | number> }) {
  if (cell === null) return null;
  const { text, note, label, href } = cell;
  if (note === undefined) {
    return (
      <a href={href} aria-label={`${text}, ${label}`} {...stop}>
        {text}
      </a>
    );
  }
  return (
    <a href={href} aria-label={`${text} ${note}, ${label}`} {...stop}>
      {text} <small>{note}</small>
    </a>
  );
}

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
      <div {...roles.box} data-lead="">
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
      <div {...roles.box} data-cells="">
        {shown.map(({ index: column, gap: before }) => {
          const cell = getCell(row, column);
          const stop = stopAt(column + LEAD_COLUMNS);
          return (
            <div
              key={column}
              {...cellAt('cell', column + LEAD_COLUMNS)}
              data-part={cell?.part}
              style={gapStyle(before)}
              {...(cell === null ? stop : {})}
            >
              <Cell cell={cell} stop={stop} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** A row; scrolling to others does not render it. */
export const MatrixLine = memo(MatrixLineOf) as typeof MatrixLineOf;
