import { roles as ofTable } from '../Table/roles';

/** Roles of a grid whose rows have names, in boxes that only hold cells together. */
export const roles = {
  ...ofTable,
  rowHeading: { role: 'rowheader' },
  box: { role: 'presentation' },
} as const;

/** One place where a row and a column meet. */
export interface MatrixCell {
  /** What it shows: '36/48'. */
  text: string;
  /** Its name, which begins with `text` and `note`, for whoever does not see the table around it: '36/48, Inspectora Malva en 204'. */
  label: string;
  /** Where it leads. */
  href: string;
  /** How far it is: 'all' is done, 'none' not begun. Only repeats what the text says. */
  part: 'none' | 'some' | 'all';
  /** Beneath, what is different here from the rest of the row, in a sign or two; `label` says it in words. */
  note?: string;
}

/** One column. */
export interface MatrixColumn {
  id: string | number;
  /** Its heading, short: '204'. */
  header: string;
  /** The same in full: '204 · El faro apagado'. */
  label: string;
  /** Where the heading leads. */
  href: string;
  /** What the column comes to. */
  total: string;
}

/** One row. Keep the object between renders: another one renders. */
export interface MatrixRow {
  id: string | number;
  /** What names the row. */
  header: string;
  /** Beneath it: who. */
  sub: string;
  /** The second line says that something is missing. @default false */
  isSubMissing?: boolean;
  /** What the row comes to. */
  total: string;
}

/** A place among rows and columns, as they are counted in the grid: heading and totals are rows, name and total columns. */
export interface Place {
  row: number;
  column: number;
}

/** Rows of the grid before the first of the data: headings, totals. */
export const HEAD_ROWS = 2;
/** Columns before the first of the data: name, total. */
export const LEAD_COLUMNS = 2;

/** What a row of the grid is to assistive technology: which of all, since not all are in the page. */
export const rowAt = (row: number) => ({ ...roles.row, 'aria-rowindex': row + 1 });

/** The same of a cell. */
export const cellAt = (kind: 'heading' | 'rowHeading' | 'cell', column: number) => ({
  ...roles[kind],
  'aria-colindex': column + 1,
});

/** How a place is found again in the page. */
export const placeName = ({ row, column }: Place): string => `${row}:${column}`;

/** The place that an element of the grid is in; null outside of all. */
export function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const [row, column] = cell?.dataset.place?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}
