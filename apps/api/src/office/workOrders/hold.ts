import type { Database } from '../../ground/db/database';
import { holdCastable } from '../../people/directory/castable';
import { orderGone } from './rows';

/**
 * Keeps an order's person and chapter from being erased or deleted until the transaction ends. Call it before locking the order. The lock
 * order is people, projects, chapters, orders: erasing a person and renaming a project lock in that order.
 * @returns its person and chapter
 * @throws Problem 404
 */
export async function holdOrder(db: Database, id: number) {
  const order = await db
    .selectFrom('work_orders')
    .select(['person_id', 'chapter_id', 'project_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!order) throw orderGone();
  if (order.person_id !== null) await holdCastable(db, [order.person_id]);
  if (order.chapter_id !== null) await isChapterThere(db, order.chapter_id);
  return order;
}

/** Whether a chapter and its project exist. Keeps the chapter from being deleted until the transaction ends. */
export async function isChapterThere(db: Database, id: number): Promise<boolean> {
  const chapter = await db
    .selectFrom('chapters')
    .select('project_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!chapter) return false;
  const project = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', chapter.project_id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  const there = await db
    .selectFrom('chapters')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return project !== undefined && there !== undefined;
}

/**
 * Locks the people who voice an order's roles, because writing loops or voices updates their counts, and people are locked before their
 * data. Locks the roles too, so that no other request writes loops between the comparison and the write.
 */
export async function holdVoices(
  db: Database,
  ids: readonly number[],
  others: readonly string[] = [],
): Promise<void> {
  const voices = await db
    .selectFrom('work_order_lines as line')
    .innerJoin('appearances', 'appearances.id', 'line.appearance_id')
    .select(['appearances.id', 'appearances.person_id'])
    .where('work_order_id', 'in', ids)
    .execute();
  await holdCastable(db, [...others, ...voices.map(({ person_id }) => person_id ?? '')]);
  if (voices.length === 0) return;
  const roles = voices.map(({ id }) => id);
  await db
    .selectFrom('appearances')
    .select('id')
    .where('id', 'in', roles)
    .orderBy('id')
    .forUpdate()
    .execute();
}
