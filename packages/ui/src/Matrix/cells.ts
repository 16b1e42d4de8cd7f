import { roles as ofTable } from '../Table/roles';

/** Roles for a grid with row headings, on boxes that only group cells. */
export const matrixRoles = {
  ...ofTable,
  rowHeading: { role: 'rowheader' },
  box: { role: 'presentation' },
} as const;

/** One cell, where a row and a column meet. */
export interface MatrixCell {
  /** The text of the cell: '36/48'. */
  text: string;
  /**
   * The cell's name, for a person who cannot see the table around it. It begins with `text` and `note`: '36/48,
   * Inspectora Malva en 204'.
   */
  label: string;
  /** The address that the cell leads to. */
  href: string;
  /** The progress: 'all' is done, 'none' has not begun. It only repeats what the text says. */
  part: 'none' | 'some' | 'all';
  /** A sign or two under the text, for what differs here from the rest of the row. `label` says it in words. */
  note?: string;
}

/** One column. */
export interface MatrixColumn {
  id: string | number;
  /** Its heading, short: '204'. */
  header: string;
  /** The heading in full: '204 · El faro apagado'. */
  label: string;
  /** The address that the heading leads to. */
  href: string;
  /** The total of the column. */
  total: string;
}

/** One row. Keep the object between renders: a new object renders the row again. */
export interface MatrixRow {
  id: string | number;
  /** The row's name. */
  header: string;
  /** The second line, under the name: the person. */
  sub: string;
  /** The second line says that a person is missing. @default false */
  isSubMissing?: boolean;
  /** The total of the row. */
  total: string;
}

/** A place in the grid. The heading and the totals count as rows, the names and the totals as columns. */
export interface Place {
  row: number;
  column: number;
}

/** Rows of the grid before the first row of data: headings and totals. */
export const HEAD_ROWS = 2;
/** Columns of the grid before the first column of data: name and total. */
export const LEAD_COLUMNS = 2;

/** ARIA attributes of a row. They include its index, because not all rows are in the page. */
export const rowAt = (row: number) => ({ ...matrixRoles.row, 'aria-rowindex': row + 1 });

/** ARIA attributes of a cell. They include its column's index. */
export const cellAt = (kind: 'heading' | 'rowHeading' | 'cell', column: number) => ({
  ...matrixRoles[kind],
  'aria-colindex': column + 1,
});

/** The name of a place, to find its element in the page. */
export const placeName = ({ row, column }: Place): string => `${row}:${column}`;

/** The place of an element in the grid, or null when it is outside. */
export function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const [row, column] = cell?.dataset.place?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}
