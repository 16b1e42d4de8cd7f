import { Problem } from '@doblaje/contract';
import { IMPORT_LIMITS } from '@doblaje/domain/media';
import { CsvError, parse } from 'csv-parse/sync';
import { type Column, columnOf, headingOf } from './columns';
import { quoted } from './values';

/** One row with something in it. */
export interface TableRow {
  /** As spreadsheets count: the headings are row 1. */
  row: number;
  /** By column, trimmed; '' for what is blank or has no column. */
  cells: Readonly<Partial<Record<Column, string>>>;
  /** What stands beyond the last heading: most often a title with a delimiter in it, which moved all that follows. */
  surplus: readonly string[];
}

/** A file as it is read. */
export interface Table {
  /** Those that are known, in the file's order. */
  columns: readonly Column[];
  /** Headings that are not. */
  ignored: readonly string[];
  rows: readonly TableRow[];
}

const refuse = (message: string): never => {
  throw new Problem(422, message);
};

/** UTF-8, else UTF-16 by its mark, else what Excel writes on Windows. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Excel's own first line, which it hides: what stands between the fields. */
const SEPARATOR = /^"?sep=([;,\t])"?[;,\t]*(?:\r\n|[\r\n])/i;

/** What stands between the fields: of ; , and tab the one that the headings have most of. */
function delimiterOf(text: string): string {
  const headings = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => headings.split(delimiter).length;
  return [';', ',', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** A cell as it was meant: our own exports put a ' before what a spreadsheet would take for a formula. */
const cellOf = (text: string) => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text).trim();

function recordsOf(file: string): string[][] {
  const [line = '', separator] = SEPARATOR.exec(file) ?? [];
  const text = file.slice(line.length);
  try {
    return parse(text, {
      bom: true,
      delimiter: separator ?? delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
      // The headings, all rows there may be, and one that is too many.
      to: IMPORT_LIMITS.maxRows + 2,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? ` cerca de la línea ${error.lines}` : '';
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    return refuse(
      isOpen
        ? 'El archivo tiene una comilla (") que se abre y no se cierra.'
        : `No pudimos leer el archivo como CSV${line}. Revisa las comillas (") de esa línea.`,
    );
  }
}

/** Headings that a refusal names. */
const NAMED = 6;

/** What to do about a file without the column of chapters: what stands there shows whether letters were misread. */
function lacking(headings: readonly string[]): string {
  const named = headings
    .map(cellOf)
    .filter(Boolean)
    .slice(0, NAMED)
    .map((heading) => quoted(heading.replace(/\p{Cc}+/gu, ' ')));
  return `Al archivo le falta la columna «Capítulo». Los nombres de las columnas van en la primera fila, y en la de este archivo dice ${named.join(', ')}. Si sus tildes se ven mal, guárdalo de nuevo como CSV UTF-8.`;
}

/** @throws Problem 422 */
function headingsOf(headings: readonly string[]): (Column | undefined)[] {
  const columns = headings.map((heading) => columnOf(cellOf(heading)));
  const twice = columns.find((column, index) => column !== undefined && columns.indexOf(column) !== index);
  if (twice) refuse(`La columna «${headingOf(twice)}» está dos veces.`);
  if (!columns.includes('number')) refuse(lacking(headings));
  return columns;
}

/**
 * Reads a file as a table: any delimiter and encoding that spreadsheets write.
 * @throws Problem 422 for one that is none
 */
export function readTable(bytes: Uint8Array): Table {
  const text = decoded(bytes);
  if (text.includes('\u0000')) refuse('El archivo no es un CSV: guárdalo como CSV desde tu planilla.');
  const [headings, ...records] = recordsOf(text);
  if (!headings || headings.every((heading) => cellOf(heading) === ''))
    return refuse('El archivo está vacío.');
  const columns = headingsOf(headings);
  const rows = records.flatMap((record, index): TableRow[] => {
    const cells: Partial<Record<Column, string>> = {};
    for (const [place, column] of columns.entries()) {
      if (column) cells[column] = cellOf(record[place] ?? '');
    }
    const surplus = record.slice(columns.length).map(cellOf).filter(Boolean);
    return record.every((cell) => cellOf(cell) === '') ? [] : [{ row: index + 2, cells, surplus }];
  });
  if (records.length > IMPORT_LIMITS.maxRows)
    refuse('El archivo tiene más de 20.000 filas. Divídelo en partes.');
  if (rows.length === 0) refuse('El archivo no tiene filas: solo los nombres de las columnas.');
  return {
    columns: columns.filter((column) => column !== undefined),
    ignored: headings.map(cellOf).filter((heading, place) => heading !== '' && !columns[place]),
    rows,
  };
}
