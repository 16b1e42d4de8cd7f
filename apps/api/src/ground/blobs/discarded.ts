import type { Database } from '../db/database';
import { after, HOUR, MINUTE } from '../time/time';

/** A write that takes longer than this counts as dead. The slowest accepted upload is faster. */
export const LONGEST_WRITE = 6 * HOUR;

/** How far the clocks of two processes may differ. */
const CLOCKS_APART = MINUTE;

/**
 * Marks blobs as unused, in the transaction that ends their use. The sweeper removes them afterwards
 * (sweeper.ts). So neither a crash nor an unreachable store leaves a file that nobody knows about.
 */
export async function discardBlobs(db: Database, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('discarded_blobs')
    // Always in the same order, so that two transactions with the same blobs cannot
    // deadlock. Each key once, because two things may share a file.
    .values([...new Set(keys)].sort().map((key) => ({ key, due_at: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ due_at: now }))
    .execute();
}

/** Registers a blob before it is written. It stays unused until {@link keepBlob}. */
export const expectBlob = (db: Database, key: string, now: Date): Promise<void> =>
  expectBlobs(db, [key], now);

/** The same for several blobs. */
export async function expectBlobs(db: Database, keys: readonly string[], now: Date): Promise<void> {
  await db
    .insertInto('discarded_blobs')
    .values(keys.map((key) => ({ key, due_at: after(now, LONGEST_WRITE) })))
    .execute();
}

/** Discards the expected blobs that nobody has kept. */
export async function discardUnkept(db: Database, keys: readonly string[], now: Date): Promise<void> {
  await db.updateTable('discarded_blobs').set({ due_at: now }).where('key', 'in', keys).execute();
}

/**
 * Marks a blob as in use. Returns false when the blob was discarded meanwhile, or is about
 * to be: another process, with a clock slightly ahead, may already be removing it.
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
 * Blobs to remove by now, longest waiting first. A blob still in use waits: several things may share a file, and it goes with the last one.
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
    // A backup copies the files of rows that it has read: none of them may go meanwhile.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('running_backups').select('running_backups.id').where('until', '>', now))),
    )
    .orderBy('due_at')
    .orderBy('key')
    .limit(most)
    .execute();
  return due.map(({ key }) => key);
}

/** Records that a blob is gone. */
export async function forgetBlob(db: Database, key: string): Promise<void> {
  await db.deleteFrom('discarded_blobs').where('key', '=', key).execute();
}

/** Postpones a blob that cannot be removed. */
export async function putOffBlob(db: Database, key: string, until: Date): Promise<void> {
  await db.updateTable('discarded_blobs').set({ due_at: until }).where('key', '=', key).execute();
}
