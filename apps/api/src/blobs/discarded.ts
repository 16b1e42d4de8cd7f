import type { Database } from '../db/database';
import { logError } from '../log';
import { after, HOUR } from '../time';
import type { Blobs } from './blobs';

/** A write that takes longer than this is given up for dead. */
const LONGEST_WRITE = HOUR;

/**
 * Notes that blobs are of no use any more, in the transaction that takes the use away: they are removed afterwards, and
 * neither a crash nor a store that is out of reach leaves a file that nobody knows of.
 */
export async function discardBlobs(db: Database, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('discarded_blobs')
    .values(keys.map((key) => ({ key, due_at: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ due_at: now }))
    .execute();
}

/** Notes, before it is written, a blob that is of no use until {@link keepBlob} says so. */
export async function expectBlob(db: Database, key: string, now: Date): Promise<void> {
  await db
    .insertInto('discarded_blobs')
    .values({ key, due_at: after(now, LONGEST_WRITE) })
    .execute();
}

/** Says that a blob is in use from now on; false when it was given up meanwhile. */
export async function keepBlob(db: Database, key: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('discarded_blobs')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Removes the blobs that are of no use. One that cannot be removed now is tried again next time. */
export async function sweepBlobs(db: Database, blobs: Blobs, now: Date): Promise<void> {
  const due = await db.deleteFrom('discarded_blobs').where('due_at', '<=', now).returning('key').execute();
  for (const { key } of due) {
    try {
      await blobs.remove(key);
    } catch (error) {
      logError('remove blob', error);
      await discardBlobs(db, [key], after(now, HOUR));
    }
  }
}
