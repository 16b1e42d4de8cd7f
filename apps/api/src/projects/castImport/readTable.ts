import { Problem } from '@doblaje/contract';
import { IMPORT_LIMITS } from '@doblaje/domain/media';
import { type Column, columnOfHeading, headingOf } from './columns';
import { decoded, misreadIn } from './decode';
import { type FileRecord, recordsOf } from './records';
import { quoted } from './values';

/** One row that is not empty. */
export interface ImportedRow {
  /** The row's number in a spreadsheet. The first row is 1. */
  row: number;
  /** Trimmed texts by column; '' for an empty or missing cell. */
  cells: Readonly<Partial<Record<Column, string>>>;
  /** Cells beyond the last heading. Most often a title contains a delimiter, which shifted all following cells. */
  surplus: readonly string[];
}

/** A file after reading. */
export interface ImportedTable {
  /** The known columns, in the file's order. */
  columns: readonly Column[];
  /** Headings that are unknown. */
  ignored: readonly string[];
  rows: readonly ImportedRow[];
  /** Whole sentences about guesses that the user should check. */
  notes: readonly string[];
}

const refuse = (message: string): never => {
  throw new Problem(422, message);
};

/** How many headings, or words, a refusal names. */
const NAMED = 6;
const listed = (texts: readonly string[]) =>
  texts
    .slice(0, NAMED)
    .map((text) => quoted(text.replace(/\p{Cc}+/gu, ' ')))
    .join(', ');

/** The advice for a file without the column of chapters. Its headings show whether letters were misread. */
const lacking = (headings: readonly string[]) =>
  `Al archivo le falta la columna «Capítulo». Los nombres de las columnas van en la primera fila, y en la de este archivo dice ${listed(headings)}. Si sus tildes se ven mal, guárdalo de nuevo como CSV UTF-8.`;

/** @throws Problem 422 */
function columnsOf(headings: readonly string[]): (Column | undefined)[] {
  const columns = headings.map(columnOfHeading);
  const twice = columns.find((column, index) => column !== undefined && columns.indexOf(column) !== index);
  if (twice) refuse(`La columna «${headingOf(twice)}» está dos veces.`);
  if (!columns.includes('number')) refuse(lacking(headings.filter(Boolean)));
  const misread = headings.filter((heading) => misreadIn(heading).length > 0);
  if (misread.length > 0)
    refuse(
      `Hay letras mal leídas en los nombres de las columnas: ${listed(misread)}. Guarda el archivo de nuevo como CSV UTF-8.`,
    );
  return columns;
}

/** How many rows may stand above the headings: blank ones, or a title. */
const MOST_ABOVE = 12;

/** The row of the headings: the first one with the column of chapters, else the first row. */
function headingsIn(records: readonly FileRecord[]): FileRecord {
  const isHeadings = ({ cells }: FileRecord) => cells.some((cell) => columnOfHeading(cell) === 'number');
  return records.slice(0, MOST_ABOVE).find(isHeadings) ?? records[0] ?? refuse('El archivo está vacío.');
}

/** A note with words that show whether the letters were read correctly. */
function guessNote(text: string): string {
  const words = new Set(text.match(/[\p{L}\p{M}]*[^\p{ASCII}\s][\p{L}\p{M}]*/gu) ?? []);
  return `El archivo no viene en UTF-8: lo leímos como Windows-1252. Revisa que se lea bien: ${listed([...words])}.`;
}

/** Headings that are not read, and columns with content but no heading. */
function ignoredIn(headings: readonly string[], columns: readonly unknown[], records: readonly FileRecord[]) {
  const nameless = headings.flatMap((heading, place) =>
    heading === '' && records.some(({ cells }) => (cells[place] ?? '') !== '')
      ? [`columna ${place + 1}, sin nombre`]
      : [],
  );
  return [...headings.filter((heading, place) => heading !== '' && !columns[place]), ...nameless];
}

/**
 * Reads a file as a table, with any delimiter and encoding that spreadsheets use.
 * @throws Problem 422 for a file that is no table
 */
export function readTable(bytes: Uint8Array): ImportedTable {
  const { text, isGuessed } = decoded(bytes);
  const all = recordsOf(text, IMPORT_LIMITS.maxRows + MOST_ABOVE + 1);
  const top = headingsIn(all);
  const records = all.filter(({ row }) => row > top.row);
  if (records.length > IMPORT_LIMITS.maxRows)
    refuse('El archivo tiene más de 20.000 filas. Divídelo en partes.');
  // Blank headings at the right do not count: cells below them are beyond the columns.
  const headings = top.cells.slice(0, top.cells.findLastIndex((cell) => cell !== '') + 1);
  const columns = columnsOf(headings);
  const rows = records.map(
    ({ row, cells }): ImportedRow => ({
      row,
      cells: Object.fromEntries(
        columns.flatMap((column, place) => (column ? [[column, cells[place] ?? '']] : [])),
      ),
      surplus: cells.slice(headings.length).filter(Boolean),
    }),
  );
  if (rows.length === 0) refuse('El archivo no tiene filas: solo los nombres de las columnas.');
  const above = all.filter(({ row }) => row < top.row);
  return {
    columns: columns.filter((column) => column !== undefined),
    ignored: ignoredIn(headings, columns, records),
    rows,
    notes: [
      ...(isGuessed ? [guessNote(text)] : []),
      ...(above.length > 0
        ? [
            `Los nombres de las columnas están en la fila ${top.row}. Lo que hay antes no se lee: ${listed(above.flatMap(({ cells }) => cells.filter(Boolean)))}.`,
          ]
        : []),
    ],
  };
}
