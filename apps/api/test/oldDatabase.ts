import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { type Database, newPGlite } from '../src/ground/db/database';
import { migrate } from '../src/ground/db/migrate';
import { migrations } from '../src/ground/db/migrations';
import type { Schema } from '../src/ground/db/schema';
import { emptyStorage, removeStorage } from './testStorage';

/** A database as an earlier release left it. */
export interface OldDatabase {
  db: Database;
  /** Runs the migrations that it lacks. */
  update: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Makes a database of an earlier release.
 * @param last name of the last migration that it has
 */
export async function oldDatabase(last: string): Promise<OldDatabase> {
  const storage = await emptyStorage({ tables: false });
  const dialect =
    storage.kind === 'postgres'
      ? new PostgresDialect({ pool: new Pool({ connectionString: storage.url }) })
      : new PGliteDialect({ pglite: () => newPGlite(storage) });
  const db = new Kysely<Schema>({ dialect });
  const until = Object.entries(migrations).filter(([name]) => name <= last);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(until) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return {
    db,
    update: () => migrate(db),
    close: async () => {
      await db.destroy();
      await removeStorage(storage);
    },
  };
}
