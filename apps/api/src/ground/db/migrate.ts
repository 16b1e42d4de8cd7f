import { type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Outage } from '../failures/outage';
import { log } from '../log/logger';
import { migrations } from './migrations';
import type { Schema } from './schema';
import { evenBlocked } from './unblocked';
import { dropUnblockedViews, makeUnblockedViews } from './unblockedViews';

/** The database cannot be used. The message is one line without address or password; the cause has the rest. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** Kysely's own key, so that this version and those that left the lock to Kysely wait for each other. */
const LOCK = '3853314791062309107';

/**
 * {@link migrate} holds the lock for as long as its transaction. Kysely's own belongs to a connection: behind a pooler the
 * next statement may have another one, and nobody could give it back.
 */
class WithoutLock extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** Kysely's dialect, without anything that outlives a transaction. */
export class StatelessDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new WithoutLock();
  }
}

/** The migrations that a database has had, those of a newer version too. */
async function namesOfDone(db: Kysely<Schema>): Promise<string[]> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const namesOfNewer = (done: readonly string[]) => done.filter((name) => !Object.hasOwn(migrations, name));

/**
 * Kysely refuses a database that has had migrations which it is not given. A newer version has made them while this one
 * still runs, or is started again: they only add to the tables (test/expandOnly.test.ts).
 */
const migratorOf = (db: Kysely<Schema>, done: readonly string[], isWanted: (name: string) => boolean) =>
  new Migrator({
    db,
    provider: {
      getMigrations: async () => ({
        ...Object.fromEntries(done.map((name) => [name, { up: async () => {} }])),
        ...Object.fromEntries(Object.entries(migrations).filter(([name]) => isWanted(name))),
      }),
    },
    // When two migrations were written side by side, the one whose name comes first may arrive last.
    allowUnorderedMigrations: true,
  });

/** The migrations that a database has had, also by a newer version, and those of this version that it lacks, by name. */
export async function migrationsOf(db: Kysely<Schema>): Promise<{ done: string[]; missing: string[] }> {
  const done = await namesOfDone(db);
  const missing = Object.keys(migrations).filter((name) => !done.includes(name));
  return { done, missing: missing.sort() };
}

/**
 * Brings a database's tables up to date, in one transaction, while every other process that wants to waits.
 * @param isWanted leaves out the migrations that an older version did not have. @default all
 * @throws DatabaseError
 */
export async function migrate(
  db: Kysely<Schema>,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  try {
    await evenBlocked(db)
      .transaction()
      .execute(async (transaction) => {
        // It may take long, or wait for another process's migration.
        for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
          await sql`set local ${sql.raw(limit)} = 0`.execute(transaction);
        }
        await sql`select pg_advisory_xact_lock(${sql.raw(LOCK)})`.execute(transaction);
        const done = await namesOfDone(transaction);
        const newer = namesOfNewer(done);
        if (newer.length > 0) log().warn({ where: 'database', newer }, 'The tables are of a newer version.');
        const isUpToDate = Object.keys(migrations).every((name) => !isWanted(name) || done.includes(name));
        if (isUpToDate) return;
        // A view keeps the columns that it was made with, and its table from losing one.
        await dropUnblockedViews(transaction);
        const { error } = await migratorOf(transaction, done, isWanted).migrateToLatest();
        if (error) throw error;
        await makeUnblockedViews(transaction);
      });
  } catch (error) {
    // A half-opened embedded database may fail to close too. The first error is the one that counts.
    await db.destroy().catch(() => {});
    throw databaseError(error);
  }
}

function databaseError(error: unknown): DatabaseError {
  const told = error instanceof Outage ? error.cause : error;
  const reason = told instanceof Error && 'code' in told ? told.code : String(told);
  return new DatabaseError(`No se puede abrir la base de datos (${reason}).`, { cause: error });
}
