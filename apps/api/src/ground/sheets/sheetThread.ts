import { parentPort } from 'node:worker_threads';
import { CsvError, parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { readXlsx } from 'hucre/xlsx';

// Runs in a separate thread (readSheet.ts), which may be ended at any moment. It must
// not import our own modules, because it is loaded without a build.

type Cell = string | number | Date | null;
type Row = Cell[];

/** What is read: a text that was decoded already, or the bytes of a workbook. */
type Asked = { text: string; isHtml: boolean } | { bytes: Uint8Array };

/**
 * More of any than a sheet has; what is beyond the columns and the letters is left out. `others` are rows above the header, the header
 * again on each page of a hundred, and sums: which ones are counted exactly is known to who reads the rows.
 */
const MOST = { rows: 20_000, others: 500, columns: 100, letters: 1000, unpacked: 64 * 1024 * 1024 };
/** Excel leaves a million blank rows at the end of a file. */
const MOST_LINES = 1_100_000;

class Refusal extends Error {}

const isFilled = (row: Row) => row.some((cell) => cell !== null && cell !== '');

/** Without blank rows at the end; those between others keep their places, so that each row keeps its number. */
function bounded(rows: Row[]): Row[] {
  if (rows.filter(isFilled).length > MOST.rows + MOST.others) throw new Refusal('rows');
  return rows.slice(0, rows.findLastIndex(isFilled) + 1).map((row) => row.slice(0, MOST.columns));
}

const lineOf = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MOST.letters);

const BLOCKS = new Set(['p', 'div', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'center', 'body', 'li', 'pre']);
const UNREAD = new Set(['script', 'style', 'title', 'head']);

/** The rows of all tables of a page, one below the other; a text outside of tables is a row of one cell, as Excel shows it. */
function rowsOfHtml(text: string): Row[] {
  const rows: Row[] = [];
  /** Open rows, the innermost last: a cell may hold a table. */
  const open: { row: Row; cell: string | null; span: number }[] = [];
  let outside = '';
  let unread = 0;
  const addRow = (row: Row) => {
    rows.push(row);
    if (rows.length > MOST_LINES) throw new Refusal('rows');
  };
  const endOutside = () => {
    const line = lineOf(outside);
    outside = '';
    if (line !== '') addRow([line]);
  };
  const endCell = () => {
    const here = open.at(-1);
    if (here?.cell == null) return;
    here.row.push(lineOf(here.cell), ...Array<null>(here.span - 1).fill(null));
    here.cell = null;
  };
  const parser = new Parser({
    onopentag(name, { colspan = '1' }) {
      const here = open.at(-1);
      if (UNREAD.has(name)) unread += 1;
      else if (name === 'tr') {
        endOutside();
        open.push({ row: [], cell: null, span: 1 });
      } else if ((name === 'td' || name === 'th') && here) {
        endCell();
        here.cell = '';
        here.span = Math.min(MOST.columns, Math.max(1, Number.parseInt(colspan, 10) || 1));
      } else if (here?.cell != null) here.cell += BLOCKS.has(name) ? ' ' : '';
      else if (BLOCKS.has(name) || name === 'table') endOutside();
    },
    ontext(part) {
      const here = open.at(-1);
      if (unread > 0) return;
      if (here?.cell != null) here.cell += part;
      else if (!here) outside += part;
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1;
      else if (name === 'td' || name === 'th') endCell();
      else if (name === 'tr') {
        endCell();
        const ended = open.pop();
        if (ended) addRow(ended.row);
      } else if (BLOCKS.has(name) && open.length === 0) endOutside();
    },
  });
  parser.end(text);
  endOutside();
  return rows;
}

/** Excel's own first line, which Excel hides. It names the delimiter. */
const SEPARATOR = /^\s*"?sep=([;,\t|])"?[;,\t|]*(?:\r\n|[\r\n])/i;

/** The delimiter that makes the most cells of one of the first rows. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 65_536)
    .replace(/"([^"]*)"/g, (_, inner: string) => inner.replace(/[;,\t|\r\n]+/g, ' '))
    .split(/\r\n|[\r\n]/)
    .slice(0, 60);
  const most = (delimiter: string) => Math.max(0, ...lines.map((line) => line.split(delimiter).length));
  return [';', '\t', ',', '|'].reduce((best, other) => (most(other) > most(best) ? other : best));
}

/** Excel's way of keeping a text as it is in a CSV, ="001", is that text. */
const textKept = (cell: string) => {
  const [, text] = /^\s*="((?:[^"]|"")*)"\s*$/.exec(cell) ?? [];
  return text === undefined ? cell : text.replaceAll('""', '"');
};

function rowsOfText(file: string): Row[] {
  const [line = '', separator] = SEPARATOR.exec(file) ?? [];
  const text = file.slice(line.length);
  const rows: Row[] = [];
  parse(text, {
    delimiter: separator ?? delimiterOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    on_record: (cells: string[]) => {
      rows.push(cells.slice(0, MOST.columns).map((cell) => lineOf(textKept(cell))));
      if (rows.length > MOST_LINES) throw new Refusal('rows');
      return null;
    },
  });
  return rows;
}

/** Refuses by the list of a ZIP's files, before one of them is unpacked: none may become larger than it says. */
function checkZip(bytes: Uint8Array): void {
  let unpacked = 0;
  const names: string[] = [];
  unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      names.push(name);
      unpacked += originalSize;
      // The reader unpacks without a bound what says that it is empty.
      if (originalSize === 0 && size > 2) throw new Refusal('unpacked');
      return false;
    },
  });
  if (unpacked > MOST.unpacked) throw new Refusal('unpacked');
  if (!names.some((name) => /^xl\/workbook\d*\.xml$/i.test(name))) throw new Refusal('zip');
}

const BOOLEANS = { true: 'VERDADERO', false: 'FALSO' };

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return BOOLEANS[`${value}`];
  if (typeof value === 'number' || value instanceof Date) return value;
  return typeof value === 'string' ? lineOf(value) : '#';
}

/** The rows of the one sheet of a workbook that holds something. A formula is its text: its value was computed who knows when. */
async function rowsOfWorkbook(bytes: Uint8Array): Promise<Row[]> {
  checkZip(bytes);
  const { sheets } = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    maxRows: MOST_LINES,
  });
  const read = sheets.map((sheet) => {
    const rows = sheet.rows.map((row) => row.slice(0, MOST.columns).map(cellOf));
    for (const [place, { type, formula, formulaSharedIndex }] of sheet.cells ?? []) {
      const [row = 0, column = 0] = place.split(',').map(Number);
      const cells = rows[row];
      const isFormula = type === 'formula' || formula !== undefined || formulaSharedIndex !== undefined;
      if (cells && isFormula && column < MOST.columns) cells[column] = lineOf(`=${formula ?? ''}`);
    }
    return rows;
  });
  const filled = read.filter((rows) => rows.some(isFilled));
  if (filled.length > 1) throw new Refusal('sheets');
  return filled[0] ?? [];
}

/** Why a file cannot be read, in one word. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  // A cell far from the others makes the reader count all that lies between them.
  if (error instanceof Error && /^Sheet .* spans \d+ rows/.test(error.message)) return 'far';
  return error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote' : 'damaged';
}

async function read(asked: Asked): Promise<{ rows: Row[] } | { refused: string }> {
  try {
    if ('bytes' in asked) return { rows: bounded(await rowsOfWorkbook(asked.bytes)) };
    return { rows: bounded(asked.isHtml ? rowsOfHtml(asked.text) : rowsOfText(asked.text)) };
  } catch (error) {
    return { refused: reasonOf(error) };
  }
}

parentPort?.on('message', async (asked: Asked) => {
  parentPort?.postMessage(await read(asked));
});
