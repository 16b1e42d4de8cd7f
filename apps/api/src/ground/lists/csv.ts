import { pipeline, Readable } from 'node:stream';
import { momentText } from '@doblaje/domain/days';
import { stringify } from 'csv-stringify';
import type { Context } from 'hono';
import { logError } from '../failures/log';

/** One column of a CSV. */
export interface CsvColumn<Item> {
  header: string;
  /** Numbers are written as in es-CL and moments in Chilean time. Use `dayText` for days. */
  value: (item: Item) => string | number | Date | null;
}

/** A text that begins with a ' before a formula gets another ', so that a reader gets the original text back. */
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/;

const NUMBER = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 20 });

/**
 * Streams items as a CSV (desk.md §5): UTF-8 with BOM, ';' between fields,
 * CRLF, and texts that a spreadsheet would take for formulas neutralised.
 * @param name of the file
 */
export function answerCsv<Item>(
  c: Context,
  {
    items,
    columns,
    name,
  }: { items: Iterable<Item> | AsyncIterable<Item>; columns: readonly CsvColumn<Item>[]; name: string },
) {
  async function* records() {
    for await (const item of items) yield columns.map(({ value }) => value(item));
  }
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
    header: true,
    columns: columns.map(({ header }, index) => ({ key: String(index), header })),
    cast: {
      string: (value) => (GUARDED.test(value) ? `'${value}` : value),
      number: (value) => NUMBER.format(value),
      date: (value) => momentText(value),
    },
  });
  // If either end breaks, both stop. After the client has left, nothing more is read. A
  // failure cuts the answer off, so that no client takes it for complete.
  pipeline(Readable.from(records()), csv, (error) => {
    const isGone = error?.code === 'ERR_STREAM_PREMATURE_CLOSE' || error?.name === 'AbortError';
    if (error && !isGone) logError('csv', error);
  });
  return c.body(Readable.toWeb(csv) as ReadableStream, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}
