import type { Context } from 'hono';
import type { CellValue, WriteSheet } from 'hucre/xlsx';
import type { CsvColumn } from './csv';

/** A sheet of a workbook: the columns of a CSV, and its rows. */
export interface XlsxSheet<Item> {
  name: string;
  columns: readonly CsvColumn<Item>[];
  items: Iterable<Item> | AsyncIterable<Item>;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Most columns are this wide, in characters; longer headers widen theirs. */
const WIDTH = 14;

/** Whole pesos and counts, with the dots of the reader's own language. */
const NUMBER = '#,##0';

/**
 * One sheet as the library takes it: a bold row of headers that stays in sight, numbers as numbers, anything else as text. A text is never
 * a formula, whatever it begins with.
 */
export async function sheetOf<Item>({ name, columns, items }: XlsxSheet<Item>): Promise<WriteSheet> {
  const rows: CellValue[][] = [columns.map(({ header }) => header)];
  for await (const item of items) rows.push(columns.map(({ value }) => value(item)));
  return {
    name,
    rows,
    columns: columns.map(({ header }) => ({ width: Math.max(WIDTH, header.length + 2), numFmt: NUMBER })),
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
