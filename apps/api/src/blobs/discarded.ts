import type { Database } from '../db/database';
import { after, HOUR, MINUTE } from '../time';

/** A write that takes longer than this is given up for dead; the slowest upload that is waited for takes less. */
export const LONGEST_WRITE = 6 * HOUR;

/** How far the clocks of two processes may be apart. */
const CLOCKS_APART = MINUTE;

/**
 * Notes that blobs are of no use any more, in the transaction that takes the use away: they are removed afterwards
 * (sweeper.ts), and neither a crash nor a store that is out of reach leaves a file that nobody knows of.
 */
export async function discardBlobs(db: Database, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('discarded_blobs')
    // In one order everywhere: two that discard the same blobs wait for each other instead of both ways. Each once: two things may hold it.
    .values([...new Set(keys)].sort().map((key) => ({ key, due_at: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ due_at: now }))
    .execute();
}

/** Notes, before it is written, a blob that is of no use until {@link keepBlob} says so. */
export const expectBlob = (db: Database, key: string, now: Date): Promise<void> =>
  expectBlobs(db, [key], now);

/** The same of several. */
export async function expectBlobs(db: Database, keys: readonly string[], now: Date): Promise<void> {
  await db
    .insertInto('discarded_blobs')
    .values(keys.map((key) => ({ key, due_at: after(now, LONGEST_WRITE) })))
    .execute();
}

/** Gives up those of some expected blobs that nobody kept. */
export async function discardUnkept(db: Database, keys: readonly string[], now: Date): Promise<void> {
  await db.updateTable('discarded_blobs').set({ due_at: now }).where('key', 'in', keys).execute();
}

/**
 * Says that a blob is in use from now on; false when it was given up meanwhile, or is about to be: removing it may have
 * begun in another process, whose clock may be a little ahead.
 */
export async function keepBlob(db: Database, key: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('discarded_blobs')
    .where('key', '=', key)
    .where('due_at', '>', after(now, CLOCKS_APART))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Blobs that are to be removed by now, those first that have waited longest. One that a thing still holds waits until
 * nothing does: a file may be of several things, and the last one takes it along.
 */
export async function dueBlobs(db: Database, now: Date, most: number): Promise<string[]> {
  const due = await db
    .selectFrom('discarded_blobs')
    .select('key')
    .where('due_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('file_links')
            .select('file_links.key')
            .whereRef('file_links.key', '=', 'discarded_blobs.key'),
        ),
      ),
    )
    .orderBy('due_at')
    .orderBy('key')
    .limit(most)
    .execute();
  return due.map(({ key }) => key);
}

/** Says that a blob is gone. */
export async function forgetBlob(db: Database, key: string): Promise<void> {
  await db.deleteFrom('discarded_blobs').where('key', '=', key).execute();
}

/** Leaves a blob that cannot be removed for later. */
export async function putOffBlob(db: Database, key: string, until: Date): Promise<void> {
  await db.updateTable('discarded_blobs').set({ due_at: until }).where('key', '=', key).execute();
}
