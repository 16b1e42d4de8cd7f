import { type HTMLAttributes, type MouseEvent, type ReactNode, type Ref, useRef } from 'react';
import { useLabels } from '../ground/locale/LocaleContext';
import { usePageMark } from '../ground/pageMark/pageMark';
import { usePrinting } from '../ground/scroll/usePrinting';
import { useRowWindow } from '../ground/scroll/useRowWindow';
import {
  HEAD_ROWS,
  LEAD_COLUMNS,
  type MatrixCell,
  type MatrixColumn,
  type MatrixRow,
  matrixRoles,
  placeOf,
} from './cells';
import { Frame, Grid, Note, Scroller } from './Matrix.styles';
import { MatrixHead } from './MatrixHead';
import { MatrixLine } from './MatrixLine';
import { PaperMatrix } from './PaperMatrix';
import { useCellsByFrame } from './useCellsByFrame';
import { useColumnWindow } from './useColumnWindow';
import { useMatrixKeyboard } from './useMatrixKeyboard';

export interface MatrixLabels {
  /** Heading of the names. @default 'Fila' */
  rows?: string;
  /** Heading of the column with the rows' totals, and name of the row of totals. @default 'Total' */
  total?: string;
}

export interface MatrixProps<Row extends MatrixRow>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'aria-label' | 'role'> {
  /** Name of the grid: 'Elenco del proyecto'. */
  'aria-label': string;
  /** Keep the array between renders: a new one renders every row. */
  columns: readonly MatrixColumn[];
  rows: readonly Row[];
  /**
   * Returns the cell of a row and a column (by its index), or null for an empty cell. The grid calls it only for cells
   * in sight. Keep the function between renders.
   */
  getCell: (row: Row, column: number) => MatrixCell | null;
  /** The grand total. */
  total: string;
  /** The person pressed a row's name. Without it names are not buttons. */
  onRowAction?: (id: Row['id']) => void;
  /** Follows a link with the router. @default the browser follows it */
  onNavigate?: (href: string) => void;
  /** A muted line under the grid: what the texts and signs mean. */
  note?: ReactNode;
  /** Shown instead of the grid when there are no rows. */
  empty?: ReactNode;
  /** Height above which the grid scrolls inside itself, as in CSS. @default what the window has free under its bar */
  maxHeight?: string;
  labels?: MatrixLabels;
  ref?: Ref<HTMLDivElement>;
}

const LABELS = { rows: 'Fila', total: 'Total' };

/** Width of a column, in rem. */
const CELL = 5.5;
/** Height of a row with two lines, in pixels when letters have 16 px. */
const ROW = 51;
/** Up to this size the page holds all cells: leaving some out would save nothing. */
const ALL = { rows: 24, columns: 16 };

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/**
 * A grid of rows and columns with a short text in each cell, which leads to a page. Headings, totals and the rows'
 * names stay in sight. The page holds only the rows and columns in sight. In a narrow place a row's name stands above
 * its cells.
 */
export function Matrix<Row extends MatrixRow>({
  'aria-label': label,
  columns,
  rows,
  getCell,
  total,
  onRowAction,
  onNavigate,
  note,
  empty,
  maxHeight,
  labels,
  ref,
  ...frame
}: MatrixProps<Row>) {
  const words = useLabels('Matrix', LABELS, labels);
  const isPrinting = usePrinting();
  usePageMark('data-dui-landscape');
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { active, isInside, handlers } = useMatrixKeyboard({
    grid: scroller,
    rows: rows.length + HEAD_ROWS,
    columns: columns.length + LEAD_COLUMNS,
    pageSize: () => Math.max(Math.floor((scroller.current?.clientHeight ?? 0) / ROW) - HEAD_ROWS, 1),
  });
  const rowWindow = useRowWindow({
    count: rows.length,
    estimate: ROW,
    isEnabled: rows.length > ALL.rows,
    pinned: isInside ? active.row - HEAD_ROWS : undefined,
    scroller,
    body,
    overscan: 2,
    isMeasuredLater: true,
  });
  const shown = useColumnWindow({
    count: columns.length,
    width: CELL,
    isEnabled: columns.length > ALL.columns,
    pinned: isInside ? active.column - LEAD_COLUMNS : undefined,
    scroller,
  });
  const cellsOf = useCellsByFrame({
    columns: shown,
    rows: rowWindow.indices,
    pinned: isInside ? active.row - HEAD_ROWS : undefined,
    of: columns,
  });

  function onClick(event: MouseEvent<HTMLElement>) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const href = target.closest('a')?.getAttribute('href');
    if (href != null && onNavigate && isPlainClick(event)) {
      event.preventDefault();
      onNavigate(href);
    }
    const place = target.closest('button') && placeOf(target);
    const row = place && rows[place.row - HEAD_ROWS];
    if (row) onRowAction?.(row.id);
  }

  if (rows.length === 0 && empty !== undefined) {
    return (
      <Frame {...frame} ref={ref}>
        {empty}
      </Frame>
    );
  }
  /* Without focus, Tab leads to a cell in sight: a row that is not in the page cannot take the focus. */
  const isThere = active.row < HEAD_ROWS || rowWindow.indices.includes(active.row - HEAD_ROWS);
  const column = shown.some(({ index }) => index === active.column - LEAD_COLUMNS) ? active.column : 0;
  const stop =
    active.column < LEAD_COLUMNS && isThere
      ? active
      : { row: isThere ? active.row : (rowWindow.indices[0] ?? 0) + HEAD_ROWS, column };
  return (
    <Frame {...frame} ref={ref}>
      <Scroller ref={scroller} $maxHeight={maxHeight}>
        <Grid
          {...matrixRoles.grid}
          aria-label={label}
          aria-rowcount={rows.length + HEAD_ROWS}
          aria-colcount={columns.length + LEAD_COLUMNS}
          $columns={columns.length}
          onClick={onClick}
          {...handlers}
        >
          <MatrixHead
            columns={columns}
            words={words}
            total={total}
            shown={shown}
            active={stop.row < HEAD_ROWS ? stop : undefined}
          />
          <div
            {...matrixRoles.group}
            ref={body}
            style={rowWindow.gapAfter > 0 ? { paddingBottom: rowWindow.gapAfter } : undefined}
          >
            {rowWindow.indices.map((index, place) => {
              const row = rows[index];
              if (!row) return null;
              return (
                <MatrixLine
                  key={row.id}
                  row={row}
                  index={index}
                  gap={rowWindow.gapBefore(place)}
                  shown={cellsOf(index)}
                  active={stop.row === index + HEAD_ROWS ? stop : undefined}
                  getCell={getCell}
                  isPressable={onRowAction !== undefined}
                />
              );
            })}
          </div>
        </Grid>
      </Scroller>
      {isPrinting && (
        <PaperMatrix columns={columns} rows={rows} getCell={getCell} total={total} words={words} />
      )}
      {note !== undefined && <Note>{note}</Note>}
    </Frame>
  );
}
