import type { CastToIssue } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { oneByOne } from '../../ground/db/oneByOne';
import { voiceConsentsAmong } from '../../people/consents/voices';
import { minorsAmong } from '../../people/minors/minorsAmong';
import { readCast } from '../../projects/cast/read';
import { liveOrders, orderRowOf } from './rows';

/**
 * The data to start from when issuing orders for the cast of a chapter.
 * @throws Problem 404
 */
export async function readCastToIssue(db: Database, chapterId: number): Promise<CastToIssue> {
  const cast = await readCast(db, chapterId);
  const orders = await liveOrders(db)
    .where('work_orders.chapter_id', '=', chapterId)
    .where('work_orders.state', 'in', ['issued', 'accepted', 'rejected'])
    .orderBy('work_orders.number')
    .execute();
  const people = [...new Set(cast.cast.map(({ personId }) => personId).filter(Boolean))];
  const minors = await minorsAmong(db, people);
  const voices = await voiceConsentsAmong(db, people);
  return {
    ...cast,
    orders: orders.map(orderRowOf),
    minors: [...minors].map(([personId, minor]) => ({ personId, ...minor })),
    voices: [...voices].map(([personId, consents]) => ({ personId, consents })),
  };
}

/** When two requests issue for one chapter, the second waits and sees the orders of the first. Take this lock before any other. */
export async function issueOneByOne(db: Database, chapterId: number | null): Promise<void> {
  if (chapterId === null) return;
  await oneByOne(db, `issue ${chapterId}`);
}

/** Keeps the voices of a chapter from changing until the transaction ends. */
export async function holdCast(db: Database, chapterId: number): Promise<void> {
  await db
    .selectFrom('appearances')
    .select('id')
    .where('chapter_id', '=', chapterId)
    .orderBy('id')
    .forShare()
    .execute();
}
