import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../ground/db/database';

/** A number that no other lock of the database uses. */
const LOCK = 20261122;

/** Milliseconds between two tries to get the lock. */
const EVERY = 100;

/**
 * Runs work while no other process on the same PostgreSQL server runs it. The lock belongs to the connection, so it ends with
 * the process, however the process ends. The embedded database has one connection and one process and needs no lock.
 */
export async function oneAtATime(db: Database, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    for (;;) {
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${LOCK}) as mine`.execute(
        connection,
      );
      if (rows[0]?.mine) break;
      await pause(EVERY);
    }
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}
