import { Problem } from '@doblaje/contract';
import { IMPORT_LIMITS } from '@doblaje/domain/media';
import { type Column, columnOf, headingOf } from './columns';
import { decoded, misreadIn } from './decode';
import { type FileRecord, recordsOf } from './records';
import { quoted } from './values';

/** One row with something in it. */
export interface TableRow {
  /** As spreadsheets count: the first of the file is row 1. */
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
  /** What to look at, for it was read by a rule of thumb: whole sentences. */
  notes: readonly string[];
}

const refuse = (message: string): never => {
  throw new Problem(422, message);
};

/** Headings, or words, that a refusal names. */
const NAMED = 6;
const listed = (texts: readonly string[]) =>
  texts
    .slice(0, NAMED)
    .map((text) => quoted(text.replace(/\p{Cc}+/gu, ' ')))
    .join(', ');

/** What to do about a file without the column of chapters: what stands there shows whether letters were misread. */
const lacking = (headings: readonly string[]) =>
  `Al archivo le falta la columna «Capítulo». Los nombres de las columnas van en la primera fila, y en la de este archivo dice ${listed(headings)}. Si sus tildes se ven mal, guárdalo de nuevo como CSV UTF-8.`;

/** @throws Problem 422 */
function columnsOf(headings: readonly string[]): (Column | undefined)[] {
  const columns = headings.map(columnOf);
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

/** Rows that may stand above the headings: blank ones, a title. */
const MOST_ABOVE = 12;

/** The record of the headings: the first one with the column of chapters, else the first. */
function headingsIn(records: readonly FileRecord[]): FileRecord {
  const isHeadings = ({ cells }: FileRecord) => cells.some((cell) => columnOf(cell) === 'number');
  return records.slice(0, MOST_ABOVE).find(isHeadings) ?? records[0] ?? refuse('El archivo está vacío.');
}

/** Words that show how the letters of a file were read. */
function guessNote(text: string): string {
  const words = new Set(text.match(/[\p{L}\p{M}]*[^\p{ASCII}\s][\p{L}\p{M}]*/gu) ?? []);
  return `El archivo no viene en UTF-8: lo leímos como Windows-1252. Revisa que se lea bien: ${listed([...words])}.`;
}

/** Headings that are not read, and columns that have something but no heading. */
function ignoredIn(headings: readonly string[], columns: readonly unknown[], records: readonly FileRecord[]) {
  const nameless = headings.flatMap((heading, place) =>
    heading === '' && records.some(({ cells }) => (cells[place] ?? '') !== '')
      ? [`columna ${place + 1}, sin nombre`]
      : [],
  );
  return [...headings.filter((heading, place) => heading !== '' && !columns[place]), ...nameless];
}

/**
 * Reads a file as a table: any delimiter and encoding that spreadsheets write.
 * @throws Problem 422 for one that is none
 */
export function readTable(bytes: Uint8Array): Table {
  const { text, isGuessed } = decoded(bytes);
  const all = recordsOf(text, IMPORT_LIMITS.maxRows + MOST_ABOVE + 1);
  const top = headingsIn(all);
  const records = all.filter(({ row }) => row > top.row);
  if (records.length > IMPORT_LIMITS.maxRows)
    refuse('El archivo tiene más de 20.000 filas. Divídelo en partes.');
  // Blank ones at the right are none: what stands there is beyond the columns.
  const headings = top.cells.slice(0, top.cells.findLastIndex((cell) => cell !== '') + 1);
  const columns = columnsOf(headings);
  const rows = records.map(
    ({ row, cells }): TableRow => ({
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
