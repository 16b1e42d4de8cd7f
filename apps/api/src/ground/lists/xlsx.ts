import { dayText } from '@doblaje/domain/days';
import type { Context } from 'hono';
import type { CellValue, WriteSheet } from 'hucre/xlsx';
import type { CsvColumn } from './csv';

/** A column of a sheet, which a CSV has too by {@link asCsv}. */
export interface SheetColumn<Item> extends CsvColumn<Item> {
  /**
   * What its cells are, where they are no whole pesos, counts or texts: days 'AAAA-MM-DD', months 'AAAA-MM', or numbers that are names, which
   * have no dots. An empty day or month is an empty cell.
   */
  cells?: 'day' | 'month' | 'name';
}

/** A sheet of a workbook, with its rows. */
export interface XlsxSheet<Item> {
  name: string;
  columns: readonly SheetColumn<Item>[];
  items: Iterable<Item> | AsyncIterable<Item>;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Most columns are this wide, in characters; longer headers widen theirs. */
const WIDTH = 14;

/** Whole pesos and counts, with the dots of the reader's own language. */
const NUMBER = '#,##0';

const FORMATS = { day: 'dd-mm-yyyy', month: 'mm-yyyy', name: '0' } as const;

/** The same columns in a CSV: days as es-CL writes them. */
export const asCsv = <Item>(columns: readonly SheetColumn<Item>[]): CsvColumn<Item>[] =>
  columns.map(({ header, value, cells }) => ({
    header,
    value: (item) => (cells === 'day' ? dayText(value(item)) : value(item)),
  }));

/** A spreadsheet counts days and knows no zones: midnight in UTC, as the library reads a date, is the day everywhere. */
const dayCell = (day: string) => (day === '' ? null : new Date(`${day}T00:00:00Z`));

function cellOf<Item>({ value, cells }: SheetColumn<Item>, item: Item): CellValue {
  const shown = value(item);
  if (cells === 'day') return dayCell(`${shown ?? ''}`);
  if (cells === 'month') return dayCell(shown ? `${shown}-01` : '');
  return shown;
}

/**
 * One sheet as the library takes it: a bold row of headers that stays in sight, numbers as numbers, days as dates, anything else as text. A
 * text is never a formula, whatever it begins with.
 */
export async function sheetOf<Item>({ name, columns, items }: XlsxSheet<Item>): Promise<WriteSheet> {
  const rows: CellValue[][] = [columns.map(({ header }) => header)];
  for await (const item of items) rows.push(columns.map((column) => cellOf(column, item)));
  return {
    name,
    rows,
    columns: columns.map(({ header, cells }) => ({
      width: Math.max(WIDTH, header.length + 2),
      numFmt: cells ? FORMATS[cells] : NUMBER,
    })),
    cells: new Map(
      columns.map(({ header }, column) => [
        `0,${column}`,
        { value: header, style: { font: { bold: true } } },
      ]),
    ),
    freezePane: { rows: 1 },
  };
}

/**
 * Answers with a workbook. It is written in memory, so use it for what is bounded: a month.
 * @param name of the file
 */
export async function answerXlsx(
  c: Context,
  { sheets, name }: { sheets: readonly WriteSheet[]; name: string },
) {
  // Loaded once somebody asks for a workbook.
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({ sheets: [...sheets] });
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': XLSX,
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}
