import {
  COUNTED_TO,
  type ListDescription,
  type ListPage,
  type ListQuery,
  type ListSelection,
} from '@doblaje/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { countedRows, type ListPlan, pageRows } from './plan';

async function countOnes(db: Database, ones: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from (${ones}) as found`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

const totalOf = (counted: number) => ({
  total: Math.min(counted, COUNTED_TO),
  isTotalExact: counted <= COUNTED_TO,
});

/** How many rows a list finds, as its page reports it. */
export async function countRows<
  List extends ListDescription,
  DB,
  TB extends keyof DB,
  Row,
  Item,
  Scope extends readonly unknown[],
>(
  db: Database,
  plan: ListPlan<List, DB, TB, Row, Item, Scope>,
  query: Omit<ListSelection<List>, 'sort' | 'search'> & { search?: string },
  ...scope: Scope
): Promise<Pick<ListPage<Item>, 'total' | 'isTotalExact'>> {
  const selection = { search: '', ...query, sort: plan.list.usual } as ListSelection<List>;
  return totalOf(await countOnes(db, countedRows(db, plan, selection, scope, COUNTED_TO + 1)));
}

/**
 * One page of a list. However long the list, rows are counted and pages read no further than `COUNTED_TO`. A page beyond that is empty.
 * @param scope what the plan's base needs, for example whose rows to read
 */
export async function readPage<
  List extends ListDescription,
  DB,
  TB extends keyof DB,
  Row,
  Item,
  Scope extends readonly unknown[],
>(
  db: Database,
  plan: ListPlan<List, DB, TB, Row, Item, Scope>,
  query: ListQuery<List>,
  ...scope: Scope
): Promise<ListPage<Item>> {
  const { page, size } = query;
  const offset = (page - 1) * size;
  const rows = offset < COUNTED_TO ? await pageRows(db, plan, query, scope, { offset, size }).execute() : [];
  // The last page gives the total without counting.
  const isLast = rows.length < size && (rows.length > 0 || offset === 0);
  const counted = isLast
    ? offset + rows.length
    : await countOnes(db, countedRows(db, plan, query, scope, COUNTED_TO + 1));
  return {
    items: (rows as Row[]).map(plan.itemOf),
    ...totalOf(counted),
    page,
    size,
  };
}
