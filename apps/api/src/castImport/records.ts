import { Problem } from '@doblaje/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { columnOf } from './columns';

/** One row of a file with something in it. */
export interface FileRecord {
  /** As spreadsheets count, from 1. */
  row: number;
  cells: readonly string[];
}

/** Excel's own first line, which it hides: what stands between the fields. */
const SEPARATOR = /^[\s\ufeff]*"?sep=([;,\t|])"?[;,\t|]*(?:\r\n|[\r\n])/i;

/** What stands between the fields in the first rows: what finds most known headings in one of them, else most fields. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 65_536)
    .replace(/"([^"]*)"/g, (_, inner: string) => inner.replace(/[;,\t|\r\n]+/g, ' '))
    .split(/\r\n|[\r\n]/)
    .filter((line) => /[^;,\t|\s]/.test(line))
    .slice(0, 12);
  const score = (delimiter: string) =>
    Math.max(
      0,
      ...lines.map((line) => {
        const cells = line.split(delimiter);
        return cells.filter((cell) => columnOf(cellOf(cell))).length * 1000 + Math.min(cells.length, 999);
      }),
    );
  return [';', ',', '\t', '|'].reduce((best, other) => (score(other) > score(best) ? other : best));
}

/** What our exports put before a text that a spreadsheet would take for a formula, and before a text that starts so itself. */
const GUARDED = /^'(?='*[=+\-@\t\r＝＋－＠])/;
/** Blanks that are none to the eye, and marks that are nothing to it; after 'Ã' one is what is left of an 'í'. */
const HARD_BLANKS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const NOTHING = /[\u200b\u2060\ufeff]|(?<!Ã)\u00ad/g;

/** A text with its letters composed and its blanks as a keyboard writes them. */
export const plainText = (text: string) =>
  text.normalize('NFC').replace(NOTHING, '').replace(HARD_BLANKS, ' ').trim();

/** A cell as it was meant. */
const cellOf = (text: string) => plainText(text.replace(GUARDED, ''));

/** A file as Excel leaves it may end in a million blank rows; DOS ended files with Ctrl-Z. */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && '\r\n\t ;,|\u001a'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Blank rows that are read between others. */
const MOST_ROWS = 1_000_000;

/**
 * The rows of a file with something in them, whatever its lines end with.
 * @param most how many are read
 * @throws Problem 422
 */
export function recordsOf(file: string, most: number): FileRecord[] {
  const [line = '', separator] = SEPARATOR.exec(file) ?? [];
  // A mark of UTF-8 stands before each file that was joined to another one.
  const text = withoutTail(file.slice(line.length)).replace(/(^|[\r\n])\ufeff+/g, '$1');
  const records: FileRecord[] = [];
  let row = 0;
  try {
    parse(text, {
      delimiter: separator ?? delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: false,
      trim: true,
      to: MOST_ROWS,
      on_record: (found: string[]) => {
        row += 1;
        if (records.length > most) return null;
        const cells = found.map(cellOf);
        if (cells.some((cell) => cell !== '')) records.push({ row, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const near = typeof error.lines === 'number' ? ` cerca de la línea ${error.lines}` : '';
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    throw new Problem(
      422,
      isOpen
        ? 'El archivo tiene una comilla (") que se abre y no se cierra.'
        : `No pudimos leer el archivo como CSV${near}. Revisa las comillas (") de esa línea.`,
    );
  }
  return records;
}
