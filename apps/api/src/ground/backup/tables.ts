import { sql } from 'kysely';
import type { Database } from '../db/database';

/** A table, with the columns that hold data. The database makes the others itself. */
export interface Table {
  name: string;
  columns: string[];
}

/** Where the numbers of a column go on. */
export interface Sequence {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/** Tables that a backup leaves out: the migrations, which the restored database has had itself, and the backup's own mark. */
const OWN = ['kysely_migration', 'kysely_migration_lock', 'running_backups'];

/** All tables with data, by name. */
export async function tablesOf(db: Database): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select tables.table_name as name, json_agg(column_name::text order by columns.ordinal_position) as columns
      from information_schema.tables
      join information_schema.columns using (table_schema, table_name)
      where tables.table_schema = current_schema() and table_type = 'BASE TABLE' and is_generated = 'NEVER'
        and tables.table_name <> all(${OWN}::text[])
      group by tables.table_name order by tables.table_name`.execute(db);
  return rows;
}

const namesOfSequences = async (db: Database) =>
  (
    await sql<{ name: string }>`
      select sequencename::text as name from pg_sequences where schemaname = current_schema() order by 1`.execute(
      db,
    )
  ).rows.map(({ name }) => name);

/** Every sequence: a number that was once given is never given again, even if its row is gone. */
export async function sequencesOf(db: Database): Promise<Sequence[]> {
  const found: Sequence[] = [];
  for (const name of await namesOfSequences(db)) {
    const { rows } = await sql<{ lastValue: string; isCalled: boolean }>`
      select last_value::text as "lastValue", is_called as "isCalled" from ${sql.table(name)}`.execute(db);
    for (const row of rows) found.push({ name, ...row });
  }
  return found;
}

/** Constraints between tables. */
async function foreignKeys(db: Database): Promise<{ table: string; name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", conname::text as name from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  return rows;
}

/**
 * Empties all tables and fills them again: rows come in any order, and no trigger works on them, because what triggers made is among the
 * rows. Call it within a transaction.
 */
export async function refilling(
  db: Database,
  tables: readonly Table[],
  fill: () => Promise<void>,
): Promise<void> {
  const keys = await foreignKeys(db);
  const defer = async (how: string) => {
    for (const { table, name } of keys)
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} ${sql.raw(how)}`.execute(
        db,
      );
  };
  const triggers = async (how: 'enable' | 'disable') => {
    for (const { name } of tables)
      await sql`alter table ${sql.table(name)} ${sql.raw(how)} trigger user`.execute(db);
  };
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db);
  await defer('deferrable initially deferred');
  await triggers('disable');
  await fill();
  // Here the rows are checked against each other.
  await sql`set constraints all immediate`.execute(db);
  await triggers('enable');
  await defer('not deferrable');
}

/** Inserts rows as {@link readRows} gave them. */
export async function insertRows(
  db: Database,
  { name, columns }: Table,
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(name)} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(',')}]`}::jsonb)
  `.execute(db);
}

/** Lets numbers go on where they were. */
export async function setSequences(db: Database, sequences: readonly Sequence[]): Promise<void> {
  const known = await namesOfSequences(db);
  for (const { name, lastValue, isCalled } of sequences) {
    if (known.includes(name))
      await sql`select setval(${name}::regclass, ${lastValue}::bigint, ${isCalled})`.execute(db);
  }
}

/** Rows of one part of a backup. */
const BATCH = 500;

/** All rows of a table, each as JSON in the database's own writing. Call it within a transaction. */
export async function* readRows(db: Database, { name, columns }: Table): AsyncGenerator<string[]> {
  const of = sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}`;
  await sql`declare backup_rows no scroll cursor for select to_jsonb(of)::text as line from (${of}) as of`.execute(
    db,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(BATCH))} from backup_rows`.execute(
      db,
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < BATCH) break;
  }
  await sql`close backup_rows`.execute(db);
}
