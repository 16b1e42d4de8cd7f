import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { EmbeddedDatabase } from './embeddedDatabase';
import { judgedDialect } from './judgedDialect';
import { migrations } from './migrations';
import { PLANNING } from './planning';
import { PATIENT, postgresPool } from './postgresPool';
import type { Schema } from './schema';

/** The database, as the use cases know it. */
export type Database = Kysely<Schema>;

/** Where the data is kept. */
export type Storage =
  | {
      kind: 'memory';
      /** A snapshot of an embedded database to start from (PGlite's dumpDataDir). @default an empty one */
      snapshot?: Blob;
    }
  /** Embedded PostgreSQL in a folder. The process must hold the folder's lock (lock.ts). */
  | { kind: 'folder'; folder: string }
  | { kind: 'postgres'; url: string };

/** The database cannot be used. The message is one line without address or password; the cause has the rest. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** How a database is opened. */
export interface Opening {
  /** Bring the tables up to date. @default true */
  migrates?: boolean;
  /** Let a statement take as long as it needs: for commands, which keep nobody waiting. @default false */
  isPatient?: boolean;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws DatabaseError when the database cannot be reached or a migration fails
 */
export async function openDatabase(
  storage: Storage,
  { migrates = true, isPatient = false }: Opening = {},
): Promise<Database> {
  if (storage.kind === 'postgres') {
    if (migrates) await migrateAndClose(storage.url);
    const dialect = new PostgresDialect({ pool: postgresPool(storage.url, isPatient ? PATIENT : undefined) });
    return new Kysely<Schema>({ dialect: judgedDialect(dialect) });
  }
  const dialect = new PGliteDialect({ pglite: () => EmbeddedDatabase.create(() => newPGlite(storage)) });
  const db = new Kysely<Schema>({ dialect: judgedDialect(dialect) });
  if (migrates) await migrate(db);
  // The first statement unpacks it.
  else await sql`select 1`.execute(db);
  return db;
}

/** An embedded database from its folder, or an empty one without tables. */
export async function newPGlite(storage: Exclude<Storage, { kind: 'postgres' }>): Promise<PGlite> {
  const extensions = { pg_trgm };
  const pglite = await PGlite.create(
    storage.kind === 'folder'
      ? { dataDir: storage.folder, extensions }
      : { extensions, ...(storage.snapshot && { loadDataDir: storage.snapshot }) },
  );
  for (const [name, value] of Object.entries(PLANNING)) await pglite.exec(`set ${name} = ${value}`);
  return pglite;
}

/** Migrates over connections without time limits, because a migration may take long, or wait for another process's migration. */
async function migrateAndClose(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 });
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  await db.destroy();
}

const migratorOf = (db: Database, isWanted: (name: string) => boolean = () => true) =>
  new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(migrations).filter(([name]) => isWanted(name))),
    },
    // When two migrations were written side by side, the one whose name comes first may arrive last.
    allowUnorderedMigrations: true,
  });

/** The migrations that a database has had, and those of this version that it lacks, by name. */
export async function migrationsOf(db: Database): Promise<{ done: string[]; missing: string[] }> {
  const all = await migratorOf(db).getMigrations();
  const namesOf = (isDone: boolean) =>
    all.filter(({ executedAt }) => (executedAt !== undefined) === isDone).map(({ name }) => name);
  return { done: namesOf(true), missing: namesOf(false) };
}

/**
 * Brings a database's tables up to date.
 * @param isWanted leaves out the migrations that an older version did not have. @default all
 * @throws DatabaseError
 */
export async function migrate(db: Database, isWanted?: (name: string) => boolean): Promise<void> {
  try {
    const { error } = await migratorOf(db, isWanted).migrateToLatest();
    if (error) throw error;
  } catch (error) {
    // A half-opened embedded database may fail to close too. The first error is the one that counts.
    await db.destroy().catch(() => {});
    const reason = error instanceof Error && 'code' in error ? error.code : String(error);
    throw new DatabaseError(`No se puede abrir la base de datos (${reason}).`, { cause: error });
  }
}
