import type { Erasure } from '@doblaje/contract';
import { isOpenOrder } from '@doblaje/domain/archive';
import { sql } from 'kysely';
import type { Database } from '../db/database';

/** How many papers of a sort are named; beside them stands how many there are. */
const NAMED = 20;

/** Papers of a sort as they are named, the newest first. */
export const namedPapers = (
  papers: readonly (Erasure['openOrders']['items'][number] & { kind: string })[],
) => ({
  total: papers.length,
  items: papers.slice(0, NAMED).map(({ kind: _, ...paper }) => paper),
});

/** The orders and boletas among somebody's papers, the newest first. */
export const workPapersOf = (db: Database, userId: string) =>
  db
    .selectFrom('documents')
    .select(['id', 'kind', 'title', 'project', 'state', 'date'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['work-order', 'boleta'])
    .orderBy('date', 'desc')
    .orderBy('id')
    .execute();

/** The orders that wait for somebody's answer or work. */
export const openOrdersOf = async (db: Database, userId: string) =>
  namedPapers((await workPapersOf(db, userId)).filter(isOpenOrder));

/** How many such orders each of many people has; who has none is not there. */
export async function countOpenOrders(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('documents')
    .select(({ fn }) => ['user_id', 'kind', 'state', fn.countAll<string>().as('count')])
    .where('user_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('kind', '=', 'work-order')
    .groupBy(['user_id', 'kind', 'state'])
    .execute();
  const counts = new Map<string, number>();
  for (const { user_id, count, ...paper } of rows)
    if (isOpenOrder(paper)) counts.set(user_id, (counts.get(user_id) ?? 0) + Number(count));
  return counts;
}

/** What each of some people's open orders are called, the newest first. */
export async function openOrderTitles(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('documents')
    .select(['user_id', 'kind', 'state', 'title'])
    .where('user_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('kind', '=', 'work-order')
    .orderBy('date', 'desc')
    .orderBy('id')
    .execute();
  const titles = new Map<string, string[]>();
  for (const { user_id, title } of rows.filter(isOpenOrder)) {
    const of = titles.get(user_id) ?? [];
    of.push(title);
    titles.set(user_id, of);
  }
  return titles;
}
