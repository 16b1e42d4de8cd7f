import type { Erasure } from '@doblaje/contract';
import { isOpenOrder } from '@doblaje/domain/archive';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';

/** How many papers of one kind the answer names; it also gives their total. */
const NAMED = 20;

/** Papers of one kind with their names, the newest first. */
export const namedPapers = (
  papers: readonly (Erasure['openOrders']['items'][number] & { kind: string })[],
) => ({
  total: papers.length,
  items: papers.slice(0, NAMED).map(({ kind: _, ...paper }) => paper),
});

/** A person's orders and boletas as papers, the newest first. */
export const workPapersOf = (db: Database, userId: string) =>
  db
    .selectFrom('documents')
    .select(['id', 'kind', 'title', 'project', 'state', 'date'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['work-order', 'boleta'])
    .orderBy('date', 'desc')
    .orderBy('id')
    .execute();

/** The orders that wait for a person's answer or work. */
export const openOrdersOf = async (db: Database, userId: string) =>
  namedPapers((await workPapersOf(db, userId)).filter(isOpenOrder));

/** The number of open orders of each of many people; a person without any is left out. */
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

/** The titles of the open orders of some people, the newest first. */
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
