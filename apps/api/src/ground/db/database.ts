import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { RESERVE } from '../disk/room';
import { EmbeddedDatabase } from './embeddedDatabase';
import { judgedDialect } from './judgedDialect';
import { migrate, StatelessDialect } from './migrate';
import { MortalPGlite } from './mortalPGlite';
import { PLANNING } from './planning';
import { PATIENT, type Pooling } from './pooling';
import { postgresPool } from './postgresPool';
import type { Schema } from './schema';
import { WITHOUT_BLOCKED } from './unblocked';

/** The database, as the use cases know it: without people whose data are blocked (unblocked.ts). */
export type Database = Kysely<Schema>;

/** Where the data is kept. */
export type Storage =
  | {
      kind: 'memory';
      /** A snapshot of an embedded database to start from (PGlite's dumpDataDir). @default an empty one */
      snapshot?: Blob;
    }
  /** An embedded database that is open: tests use one again, because opening takes longer than most of them. */
  | { kind: 'opened'; pglite: MortalPGlite }
  /** Embedded PostgreSQL in a folder. The process must hold the folder's lock (lock.ts). */
  | {
      kind: 'folder';
      folder: string;
      /** Bytes of the disk that uploads leave free, and the database in part (disk/room.ts). @default RESERVE */
      reserve?: number;
    }
  | {
      kind: 'postgres';
      /** One server, or several of which one takes writes (primary.ts). */
      url: string;
      /** How its connections are used. @default `POOLING` */
      pooling?: Partial<Pooling>;
    };

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
    const open = (isPatient: boolean) => {
      const pool = postgresPool(storage.url, { ...storage.pooling, ...(isPatient && PATIENT) });
      return new Kysely<Schema>({
        dialect: judgedDialect(new StatelessDialect({ pool })),
        plugins: [WITHOUT_BLOCKED],
      });
    };
    if (migrates) {
      const patient = open(true);
      await migrate(patient);
      if (isPatient) return patient;
      await patient.destroy();
    }
    return open(isPatient);
  }
  const embedded = {
    open: () => newPGlite(storage),
    reserve: RESERVE,
    ...(storage.kind === 'folder' && storage),
  };
  const dialect = new PGliteDialect({ pglite: () => EmbeddedDatabase.create(embedded) });
  const db = new Kysely<Schema>({ dialect: judgedDialect(dialect), plugins: [WITHOUT_BLOCKED] });
  if (migrates) await migrate(db);
  // The first statement unpacks it.
  else await sql`select 1`.execute(db);
  return db;
}

/** How much of its log a checkpoint keeps for use again. Nothing but a checkpoint makes it smaller. */
const LOG = ['-c', 'max_wal_size=128MB'];

/** An embedded database: from its folder, from a snapshot, or empty. */
export async function newPGlite(storage: Exclude<Storage, { kind: 'postgres' }>): Promise<MortalPGlite> {
  if (storage.kind === 'opened') return storage.pglite;
  const pglite = await MortalPGlite.open({
    extensions: { pg_trgm },
    startParams: [...MortalPGlite.defaultStartParams, ...LOG],
    ...(storage.kind === 'folder' && { dataDir: storage.folder }),
    ...(storage.kind === 'memory' && storage.snapshot && { loadDataDir: storage.snapshot }),
  });
  for (const [name, value] of Object.entries(PLANNING)) await pglite.exec(`set ${name} = ${value}`);
  return pglite;
}
