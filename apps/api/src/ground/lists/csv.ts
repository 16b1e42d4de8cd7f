import { pipeline, Readable } from 'node:stream';
import type { ListDescription, ListSelection } from '@doblaje/contract';
import { momentText } from '@doblaje/domain/days';
import { stringify } from 'csv-stringify';
import type { Context } from 'hono';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { logError } from '../failures/log';
import { foundRows, type ListPlan, sortKeys } from './plan';

/** One column of a CSV. */
export interface CsvColumn<Item> {
  header: string;
  /** Numbers are written as in es-CL and moments in Chilean time. Use `dayText` for days. */
  value: (item: Item) => string | number | Date | null;
}

/** A text that begins with a ' before a formula gets another ', so that a reader gets the original text back. */
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/;

/** Rows per read. Between two reads the server holds no connection and no snapshot. */
const CHUNK = 200;

const NUMBER = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 20 });

/**
 * Every row of a list in its order, however many there are and however slowly the client takes them.
 * Each read begins where the last one ended, so a row that exists all the time comes exactly once.
 */
async function* everyItem<
  List extends ListDescription,
  DB,
  TB extends keyof DB,
  Row,
  Item,
  Scope extends readonly unknown[],
>(
  db: Database,
  plan: ListPlan<List, DB, TB, Row, Item, Scope>,
  query: ListSelection<List>,
  scope: Scope,
): AsyncGenerator<Item> {
  const { key, tie, direction } = sortKeys(plan, query.sort);
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  const first = foundRows(db, plan, query, scope)
    // Read as texts: a Date would drop a moment's microseconds, and the row would come again.
    .select([sql<string>`(${key})::text`.as('read_key'), sql<string>`(${tie})::text`.as('read_tie')])
    .orderBy(key, direction)
    .orderBy(tie, direction)
    .limit(CHUNK);
  for (let next = first; ; ) {
    const rows = (await next.execute()) as (Row & { read_key: string; read_tie: string })[];
    for (const row of rows) yield plan.itemOf(row);
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return;
    next = first.where(sql<boolean>`(${key}, ${tie}) ${beyond} (${last.read_key}, ${last.read_tie})`);
  }
}

/**
 * Streams a whole list as a CSV (desk.md §5): UTF-8 with BOM, ';' between fields,
 * CRLF, and texts that a spreadsheet would take for formulas neutralised.
 * @param name of the file
 */
export function sendCsv<
  List extends ListDescription,
  DB,
  TB extends keyof DB,
  Row,
  Item,
  Scope extends readonly unknown[],
>(
  c: Context,
  {
    db,
    plan,
    query,
    columns,
    name,
  }: {
    db: Database;
    plan: ListPlan<List, DB, TB, Row, Item, Scope>;
    query: ListSelection<List>;
    columns: readonly CsvColumn<Item>[];
    name: string;
  },
  ...scope: Scope
) {
  return answerCsv(c, { items: everyItem(db, plan, query, scope), columns, name });
}

/**
 * Streams items as a CSV in the same form as {@link sendCsv}.
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
    if (error && !isGone) logError(name, error);
  });
  return c.body(Readable.toWeb(csv) as ReadableStream, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}
