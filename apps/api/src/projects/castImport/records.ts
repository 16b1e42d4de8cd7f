import { Problem } from '@doblaje/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { columnOfHeading } from './columns';

/** One row of a file that is not empty. */
export interface FileRecord {
  /** The row's number in a spreadsheet, from 1. */
  row: number;
  cells: readonly string[];
}

/** Excel's own first line, which Excel hides. It names the delimiter. */
const SEPARATOR = /^[\s\ufeff]*"?sep=([;,\t|])"?[;,\t|]*(?:\r\n|[\r\n])/i;

/** The delimiter that gives the most known headings in one of the first rows, else the most fields. */
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
        return (
          cells.filter((cell) => columnOfHeading(cellOf(cell))).length * 1000 + Math.min(cells.length, 999)
        );
      }),
    );
  return [';', ',', '\t', '|'].reduce((best, other) => (score(other) > score(best) ? other : best));
}

/** The mark that our exports put before a text that looks like a formula, and before a text that already begins with such a mark. */
const GUARDED = /^'(?='*[=+\-@\t\r＝＋－＠])/;
/** Special blanks, and marks that nobody sees. After 'Ã' such a mark is the rest of an 'í'. */
const HARD_BLANKS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const NOTHING = /[\u200b\u2060\ufeff]|(?<!Ã)\u00ad/g;

/** A text with composed letters and normal blanks. */
export const plainText = (text: string) =>
  text.normalize('NFC').replace(NOTHING, '').replace(HARD_BLANKS, ' ').trim();

/** A cell without the marks of an export. */
const cellOf = (text: string) => plainText(text.replace(GUARDED, ''));

/** Excel may leave a million blank rows at the end of a file. DOS ended files with Ctrl-Z. */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && '\r\n\t ;,|\u001a'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** How many rows are read at most, with blank ones. */
const MOST_ROWS = 1_000_000;

/**
 * The rows of a file that are not empty, for any kind of line ending.
 * @param most how many rows to read
 * @throws Problem 422
 */
export function recordsOf(file: string, most: number): FileRecord[] {
  const [line = '', separator] = SEPARATOR.exec(file) ?? [];
  // In files that were joined together, each keeps its own UTF-8 mark at its beginning.
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
