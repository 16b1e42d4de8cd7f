import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../ground/db/database';

/** A number that no other lock of the database uses. */
const LOCK = 20261122;

/** Milliseconds between two tries to get the lock. */
const EVERY = 100;

/**
 * Runs work while no other process on the same PostgreSQL server runs it. The lock belongs to a transaction, so it ends with
 * the process, however the process ends, and also where a pooler lends a connection for one transaction only. The embedded
 * database has one connection and one process and needs no lock.
 */
export async function oneAtATime(db: Database, work: () => Promise<void>): Promise<void> {
  const isMine = () =>
    db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{
        mine: boolean;
      }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(transaction);
      if (!rows[0]?.mine) return false;
      // The work has connections of its own; this one only waits for its end.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      await work();
      return true;
    });
  while (!(await isMine())) await pause(EVERY);
}
