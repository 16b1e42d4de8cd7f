import { fieldsOf } from '../fields/fields';

/**
 * What is wrong with a sheet:
 * - `notASheet`: no header of a sheet of the SII;
 * - `columnMissing`, `columnTwice`: of a needed column;
 * - `tooMany`: more boletas than `SHEET_LIMITS.maxRows`;
 * - `cell`: a cell that is empty, or cannot be read in exactly one way;
 * - `arithmetic`: gross − retention is not what was paid;
 * - `state`: in force, with a day of annulment; or annulled before its own day;
 * - `folioTwice`: a boleta that is in the sheet already;
 * - `totals`: its row 'Totales' is not the sum of its rows;
 * - `monthTold`: the month above its header is not that of its rows;
 * - `wrongKind`, `wrongMonth`, `otherStudio`: not the sheet that was asked for.
 */
export type SheetFaultReason =
  | 'notASheet'
  | 'columnMissing'
  | 'columnTwice'
  | 'tooMany'
  | 'cell'
  | 'arithmetic'
  | 'state'
  | 'folioTwice'
  | 'totals'
  | 'monthTold'
  | 'wrongKind'
  | 'wrongMonth'
  | 'otherStudio';

/** One thing that is wrong with a sheet, in words for whoever uploaded it. */
export interface SheetFault {
  reason: SheetFaultReason;
  /** Row from 1, as a spreadsheet counts; null: the whole sheet. */
  row: number | null;
  /** Title of the column as the SII writes it; null: no one column. */
  column: string | null;
  /** A sentence in Spanish without row and column: {@link sheetFaultText} adds them. */
  message: string;
}

/** A fault with its place: 'Fila 7, columna «Brutos»: «1.30» se puede leer de dos maneras…'. Anything else gives ''. */
export function sheetFaultText(fault: SheetFault): string {
  const { row, column, message } = fieldsOf(fault);
  if (typeof message !== 'string') return '';
  if (typeof row !== 'number') return message;
  return `Fila ${row}${typeof column === 'string' ? `, columna «${column}»` : ''}: ${message}`;
}
