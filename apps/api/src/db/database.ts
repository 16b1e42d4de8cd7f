import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { logError } from '../log';
import { migrations } from './migrations';
import type { Schema } from './schema';

/** The database as the use cases see it. */
export type Database = Kysely<Schema>;

/** Where the data is kept. */
export type Storage =
  | { kind: 'memory' }
  /** Embedded PostgreSQL in a folder; whoever opens it must hold the folder's lock (lock.ts). */
  | { kind: 'folder'; folder: string }
  | { kind: 'postgres'; url: string };

/** The database cannot be used; the message is one line without address or password, the cause has the rest. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * Opens the database and brings its tables up to date.
 * @throws DatabaseError when it cannot be reached or a migration fails
 */
export async function openDatabase(storage: Storage): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: dialectOf(storage) });
  try {
    await migrate(db);
  } catch (error) {
    // Half an embedded database cannot be closed either: what went wrong first is what counts.
    await db.destroy().catch(() => {});
    const reason = error instanceof Error && 'code' in error ? error.code : String(error);
    throw new DatabaseError(`No se puede abrir la base de datos (${reason}).`, { cause: error });
  }
  return db;
}

function dialectOf(storage: Storage) {
  if (storage.kind === 'memory') return new PGliteDialect({ pglite: () => PGlite.create() });
  if (storage.kind === 'folder') return new PGliteDialect({ pglite: () => PGlite.create(storage.folder) });
  const pool = new Pool({ connectionString: storage.url, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks must not end the process: the pool replaces it.
  pool.on('error', (error) => logError('database', error));
  return new PostgresDialect({ pool });
}

async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
