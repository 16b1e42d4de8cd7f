import {
  COUNTED_TO,
  type ListDescription,
  type ListPage,
  type ListQuery,
  type ListSelection,
} from '@doblaje/contract';
import type { Context } from 'hono';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { answerCsv, type CsvColumn } from './csv';
import type { WrittenPlan } from './plan';
import { statementsOf } from './statements';

/** Rows per read. Between two reads the server holds no connection and no snapshot. */
const CHUNK = 200;

/** What {@link definePlan} returns. */
export type DefinedPlan<List extends ListDescription, Scope extends readonly unknown[]> = Pick<
  ReturnType<typeof definePlan<List, never, never, unknown, unknown, Scope>>,
  'list' | 'statements'
>;

const totalOf = (counted: number) => ({
  total: Math.min(counted, COUNTED_TO),
  isTotalExact: counted <= COUNTED_TO,
});

async function countOnes(db: Database, ones: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from (${ones}) as found`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/**
 * Defines how a list is read, and returns what reads it: a page, a count and a CSV. Each takes as `scope` what the plan's base
 * needs, for example whose rows to read.
 */
export function definePlan<
  List extends ListDescription,
  DB,
  TB extends keyof DB,
  Row,
  Item,
  Scope extends readonly unknown[],
  CountedDB = DB,
  CountedTB extends keyof CountedDB = Extract<TB, keyof CountedDB>,
>(plan: WrittenPlan<List, DB, TB, Row, Item, Scope, CountedDB, CountedTB>) {
  const { list, itemOf } = plan;
  const statements = statementsOf<List, DB, TB, Row, Item, Scope>(plan);
  const count = async (db: Database, query: ListSelection<List>, scope: Scope) =>
    countOnes(db, statements.counted(db, query, scope, COUNTED_TO + 1));

  /**
   * Every row of the list in its order, however many there are and however slowly the client takes them.
   * Each read begins where the last one ended, so a row that exists all the time comes exactly once.
   */
  async function* everyItem(db: Database, query: ListSelection<List>, scope: Scope): AsyncGenerator<Item> {
    const { key, tie, direction } = statements.orderBy(query.sort);
    const beyond = direction === 'asc' ? sql`>` : sql`<`;
    const first = statements
      .found(db, query, scope)
      // Read as texts: a Date would drop a moment's microseconds, and the row would come again.
      .select([sql<string>`(${key})::text`.as('read_key'), sql<string>`(${tie})::text`.as('read_tie')])
      .orderBy(key, direction)
      .orderBy(tie, direction)
      .limit(CHUNK);
    for (let next = first; ; ) {
      const rows = (await next.execute()) as (Row & { read_key: string; read_tie: string })[];
      for (const row of rows) yield itemOf(row);
      const last = rows.at(-1);
      if (!last || rows.length < CHUNK) return;
      next = first.where(sql<boolean>`(${key}, ${tie}) ${beyond} (${last.read_key}, ${last.read_tie})`);
    }
  }

  return {
    list,
    statements,

    /**
     * One page of the list. However long the list, rows are counted and pages read no further than `COUNTED_TO`. A page beyond that is
     * empty.
     */
    page: async (db: Database, query: ListQuery<List>, ...scope: Scope): Promise<ListPage<Item>> => {
      const { page, size } = query;
      const offset = (page - 1) * size;
      const rows =
        offset < COUNTED_TO ? await statements.page(db, query, scope, { offset, size }).execute() : [];
      // The last page gives the total without counting.
      const isLast = rows.length < size && (rows.length > 0 || offset === 0);
      const counted = isLast ? offset + rows.length : await count(db, query, scope);
      return { items: (rows as Row[]).map(itemOf), ...totalOf(counted), page, size };
    },

    /** How many rows the list finds, as its page reports it. */
    count: async (
      db: Database,
      query: Omit<ListSelection<List>, 'sort' | 'search'> & { search?: string },
      ...scope: Scope
    ): Promise<Pick<ListPage<Item>, 'total' | 'isTotalExact'>> => {
      const selection = { search: '', ...query, sort: list.usual } as ListSelection<List>;
      return totalOf(await count(db, selection, scope));
    },

    /**
     * Streams the whole list as a CSV.
     * @param name of the file
     */
    csv: (
      c: Context,
      db: Database,
      {
        query,
        columns,
        name,
      }: { query: ListSelection<List>; columns: readonly CsvColumn<Item>[]; name: string },
      ...scope: Scope
    ) => answerCsv(c, { items: everyItem(db, query, scope), columns, name }),
  };
}
