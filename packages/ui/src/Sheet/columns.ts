import type { ReactNode } from 'react';

/** What names a row. */
export type SheetRowId = string | number;

/** Any row of a sheet. */
export interface SheetRow {
  readonly id: SheetRowId;
}

interface SheetColumnBase {
  id: string;
  /** Its heading, which names its cells too. */
  header: string;
  /** Its track, as in CSS grid. @default 'minmax(0, 1fr)', '6.5rem' for numbers */
  width?: string;
}

/** A column that is shown; what can be pressed in it is reached by the arrow keys. */
export interface SheetShownColumn<Row> extends SheetColumnBase {
  kind?: 'shown';
  render: (row: Row) => ReactNode;
  /** Its cell names the row. @default false */
  isRowHeader?: boolean;
}

/** A column of whole numbers that are edited in place. */
export interface SheetNumberColumn<Row> extends SheetColumnBase {
  kind: 'number';
  value: (row: Row) => number;
  /** Names the cell: 'Loops grabados de Inspectora Malva'. */
  nameOf: (row: Row) => string;
}

export type SheetColumn<Row> = SheetShownColumn<Row> | SheetNumberColumn<Row>;

/** One cell was given another number. */
export interface SheetEdit {
  id: SheetRowId;
  column: string;
  /** As it was typed. */
  text: string;
  /** The whole number that it is; null where it is none. */
  value: number | null;
}

/** A cell that holds something that is not saved. */
export interface SheetMark {
  /** As it was typed: it stands in the cell. */
  text: string;
  /** It was refused. @default false */
  isInvalid?: boolean;
}

/** What is to be said of a row whose cells are not all saved. */
export interface SheetRowMarks {
  /** By column. */
  cells: Readonly<Record<string, SheetMark | undefined>>;
  /** Under the row: why it was refused, what to do. */
  note?: ReactNode;
}

/** The number that a text is, dots between thousands or none; null where it is none. */
export function numberIn(text: string): number | null {
  const digits = text.trim().replace(/^([1-9]\d{0,2})((?:\.\d{3})+)$/, (whole) => whole.replaceAll('.', ''));
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

/** Lines and cells of what a spreadsheet puts on the clipboard. */
export function cellsIn(pasted: string): string[][] {
  const lines = pasted.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** The track list of CSS grid. */
export function sheetTracks<Row>(columns: readonly SheetColumn<Row>[], hasMenu: boolean): string {
  const tracks = columns.map(({ width, kind }) => width ?? (kind === 'number' ? '6.5rem' : 'minmax(0, 1fr)'));
  return [...tracks, ...(hasMenu ? ['3rem'] : [])].join(' ');
}
