import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/database';

/** Any number that no other lock of the database has. */
const LOCK = 20261122;

/** How often to look whether it is free, in milliseconds. */
const EVERY = 100;

/**
 * Does something while no other process on the same PostgreSQL server does it. The lock is the connection's: it ends with
 * the process, however that ends. For the embedded database, which has one connection and one process, there is no need.
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
