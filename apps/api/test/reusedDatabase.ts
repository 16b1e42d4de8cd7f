import type { PGlite } from '@electric-sql/pglite';
import { newPGlite } from '../src/ground/db/database';
import type { MortalPGlite } from '../src/ground/db/mortalPGlite';
import { PLANNING } from '../src/ground/db/planning';

/** How often a database is used before it is left to the collector: its log of writes stays in memory and grows. */
const USES = 40;

interface Reused {
  pglite: MortalPGlite;
  uses: number;
  /** The state of the tables' definitions, to find tests that change them. */
  shape: string;
  /** Rows that the migrations wrote, by table. */
  rows: Record<string, string>;
  /** Statement that sets all sequences back. */
  sequences: string;
}

const idle: Reused[] = [];

/**
 * A database with all tables and no rows but those of the migrations. Opening one takes most of a second of a core, so a worker uses one for
 * many tests: closing it empties it. A test that changes the definition of a table leaves its database unfit, and it is not used again.
 */
export async function reusedDatabase(snapshot: Blob): Promise<MortalPGlite> {
  const reused = idle.pop() ?? (await opened(snapshot));
  reused.uses += 1;
  return reused.pglite;
}

async function opened(snapshot: Blob): Promise<Reused> {
  const pglite = await newPGlite({ kind: 'memory', snapshot });
  const reused = {
    pglite,
    uses: 0,
    shape: await shapeOf(pglite),
    rows: await rowsOf(pglite),
    sequences: await sequencesOf(pglite),
  };
  const close = pglite.close.bind(pglite);
  pglite.close = async () => {
    if (reused.uses >= USES || !(await isEmptied(reused))) return close();
    idle.push(reused);
  };
  return reused;
}

/** Names of the tables that have rows. */
async function filledTables(pglite: PGlite): Promise<string[]> {
  const { rows: tables } = await pglite.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const each = tables.map(({ name }) => `select '${name}' as name where exists (select from "${name}")`);
  return (await pglite.query<{ name: string }>(each.join(' union all '))).rows.map(({ name }) => name);
}

async function rowsOf(pglite: PGlite): Promise<Record<string, string>> {
  const rows: Record<string, string> = {};
  for (const name of await filledTables(pglite)) {
    const {
      rows: [row],
    } = await pglite.query<{ rows: string }>(`select json_agg(t)::text as rows from "${name}" t`);
    rows[name] = row?.rows ?? '[]';
  }
  return rows;
}

async function sequencesOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ set: string }>(
    `select format('setval(%L, %s, %L)', sequencename, coalesce(last_value, start_value), last_value is not null) as set
    from pg_sequences where schemaname = 'public'`,
  );
  return `select ${rows.map(({ set }) => set).join(', ')}`;
}

/** Changes with every change of a definition, as each writes into one of these tables. */
async function shapeOf(pglite: PGlite): Promise<string> {
  const tables = ['pg_attribute', 'pg_constraint', 'pg_index', 'pg_trigger', 'pg_proc'];
  const each = tables.map((name) => `select count(*), max(xmin::text::bigint) from ${name}`);
  return JSON.stringify((await pglite.query(each.join(' union all '))).rows);
}

/** Empties a database as the migrations left it. @returns false where that cannot be */
async function isEmptied({ pglite, shape, rows, sequences }: Reused): Promise<boolean> {
  await pglite.exec('discard all');
  if ((await shapeOf(pglite)) !== shape) return false;
  // Triggers and foreign keys rest meanwhile.
  await pglite.exec('set session_replication_role = replica');
  for (const name of await filledTables(pglite)) await pglite.exec(`delete from "${name}"`);
  for (const [name, kept] of Object.entries(rows))
    await pglite.query(
      `insert into "${name}" overriding system value select * from json_populate_recordset(null::"${name}", $1)`,
      [kept],
    );
  await pglite.exec(sequences);
  await pglite.exec('reset session_replication_role');
  for (const [name, value] of Object.entries(PLANNING)) await pglite.exec(`set ${name} = ${value}`);
  return true;
}
