import { takenText } from './letters';
import type { BankFileColumn, BankFileRecord } from './template';
import { type RowSource, rawValue } from './values';

/** What is wrong with a field. `missing`, `tooLong`, `notTaken` and `lostName` keep the file from being written. */
export type FieldFault =
  | 'missing'
  | 'tooLong'
  | 'notTaken'
  | 'leftOut'
  /** Of a name: what is left is another name, or none. */
  | 'lostName'
  | 'lostLetters'
  | 'separator';

/** A field as it is written, with what is told of it. */
export interface Field {
  readonly column: BankFileColumn;
  /** Without the filling of a fixed column. */
  readonly text: string;
  readonly raw: string;
  readonly faults: readonly FieldFault[];
  readonly lost: readonly string[];
}

const STOPS: readonly FieldFault[] = ['missing', 'tooLong', 'notTaken', 'lostName'];

/** Whether a file with this fault would say something else than was meant. */
export const isStop = (fault: FieldFault): boolean => STOPS.includes(fault);

/** Whether a file with this field would say something else than was meant. */
export const stopsFile = ({ faults }: Field): boolean => faults.some(isStop);

/** Whether a name lacks letters. A mark such as a hyphen may become a blank without the name being another. */
const losesName = ({ value }: BankFileColumn, lost: readonly string[]): boolean =>
  value === 'name' && lost.some((letter) => !/\p{P}/u.test(letter));

/** A whole character is cut or kept; in a file of one byte a character this is the same as cutting bytes. */
const cutTo = (text: string, width: number | null) =>
  width === null ? text : [...text].slice(0, width).join('').trimEnd();

function plainField(column: BankFileColumn, row: RowSource): Field {
  const raw = rawValue(column, row);
  const { text, lost, hadSeparator } = takenText(raw, column.letters, row.template);
  const { width, beyond = 'refused' } = column;
  const isLonger = width !== null && [...text].length > width;
  const field = (written: string, ...faults: FieldFault[]): Field => ({
    ...{ column, raw, lost },
    text: written,
    faults: written === '' && column.isRequired === true && faults.length === 0 ? ['missing'] : faults,
  });
  if (beyond === 'leftOut')
    return isLonger || text.trim() !== raw.trim() ? field('', 'leftOut') : field(text);
  if (beyond === 'refused') {
    // Part of an account or an amount is another account or amount.
    if (text.trim() !== raw.trim()) return field('', 'notTaken');
    return isLonger ? field('', 'tooLong') : field(text);
  }
  if (losesName(column, lost)) return field(cutTo(text, width), 'lostName');
  const said: FieldFault[] = [
    ...(lost.length > 0 ? (['lostLetters'] as const) : []),
    ...(hadSeparator ? (['separator'] as const) : []),
  ];
  const written = cutTo(text, width);
  const isMissing = written === '' && column.isRequired === true;
  return field(written, ...said, ...(isMissing ? (['missing'] as const) : []));
}

/** The fields of one row, in the order of its columns. */
export function fieldsOfRow({ columns }: BankFileRecord, row: RowSource): Field[] {
  const fields = columns.map((column) => plainField(column, row));
  const hasEmail = fields.some(({ column, text }) => column.value === 'email' && text !== '');
  return fields.map((field) =>
    field.column.value === 'notice' ? { ...field, text: hasEmail ? '1' : '0', faults: [] } : field,
  );
}
