import type { ReactNode } from 'react';

/** Identifies a row. */
export type SheetRowId = string | number;

/** The least that a row of a sheet has. */
export interface SheetRow {
  readonly id: SheetRowId;
}

interface SheetColumnBase {
  id: string;
  /** The column's heading. It names the cells too. */
  header: string;
  /** The column's track, as in CSS grid. @default 'minmax(0, 1fr)', '6.5rem' for numbers */
  width?: string;
}

/** A column that only shows content. The arrow keys reach links and buttons in it. */
export interface SheetShownColumn<Row> extends SheetColumnBase {
  kind?: 'shown';
  render: (row: Row) => ReactNode;
  /** The column's cell names the row. @default false */
  isRowHeader?: boolean;
}

/** A column of whole numbers, edited in place. */
export interface SheetNumberColumn<Row> extends SheetColumnBase {
  kind: 'number';
  value: (row: Row) => number;
  /** Names the cell: 'Loops grabados de Inspectora Malva'. */
  nameOf: (row: Row) => string;
}

export type SheetColumn<Row> = SheetShownColumn<Row> | SheetNumberColumn<Row>;

/** A new number of one cell. */
export interface SheetEdit {
  id: SheetRowId;
  column: string;
  /** The typed text. */
  text: string;
  /** The whole number in the text; null for any other text. */
  value: number | null;
}

/** An unsaved text of a cell. */
export interface SheetMark {
  /** The typed text. The cell shows it. */
  text: string;
  /** The text was refused. @default false */
  isInvalid?: boolean;
}

/** The state of a row with unsaved cells. */
export interface SheetRowMarks {
  /** Marks by column. */
  cells: Readonly<Record<string, SheetMark | undefined>>;
  /** Shown under the row: why it was refused, or what to do. */
  note?: ReactNode;
}

/** The number in a text, with or without dots between thousands; null for any other text. */
export function numberIn(text: string): number | null {
  const digits = text.trim().replace(/^([1-9]\d{0,2})((?:\.\d{3})+)$/, (whole) => whole.replaceAll('.', ''));
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

/** The lines and cells of a text that a spreadsheet put on the clipboard. */
export function cellsIn(pasted: string): string[][] {
  const lines = pasted.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** The track list of CSS grid. */
export function sheetTracks<Row>(columns: readonly SheetColumn<Row>[], hasMenu: boolean): string {
  const tracks = columns.map(({ width, kind }) => width ?? (kind === 'number' ? '6.5rem' : 'minmax(0, 1fr)'));
  return [...tracks, ...(hasMenu ? ['3rem'] : [])].join(' ');
}
