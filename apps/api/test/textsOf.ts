import { sql } from 'kysely';
import type { Database } from '../src/ground/db/database';

interface ForeignKey {
  child: string;
  column: string;
  parent: string;
  key: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Shorter texts are ignored: they could appear anywhere by chance. */
const SHORTEST = 6;

/** A moment as the database writes it in JSON. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/;

const foreignKeys = async (db: Database) =>
  (
    await sql<ForeignKey>`
      select conrelid::regclass::text as child, own.attname as column, confrelid::regclass::text as parent, theirs.attname as key
      from pg_constraint
      join pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
      join pg_attribute as theirs on theirs.attrelid = confrelid and theirs.attnum = confkey[1]
      where contype = 'f' and array_length(conkey, 1) = 1`.execute(db)
  ).rows;

const rowsWhere = async (db: Database, table: string, column: string, values: readonly unknown[]) =>
  (
    await sql<{ row: Row }>`
      select to_jsonb(held) as row from ${sql.table(table)} as held
      where ${sql.ref(`held.${column}`)}::text = any(${values.map(String)}::text[])`.execute(db)
  ).rows.map(({ row }) => row);

/** Rows by the name of their table. */
export type Rows = ReadonlyMap<string, readonly Row[]>;

/**
 * All rows that belong to a person: their account, all rows that refer to it through foreign keys, the history of these, and
 * the mails to the person. Tables that are added later are included automatically.
 */
export async function rowsOf(db: Database, userId: string): Promise<Rows> {
  const keys = await foreignKeys(db);
  const found = new Map<string, Row[]>();
  const add = (table: string, rows: readonly Row[]) => {
    const known = found.get(table) ?? [];
    const texts = new Set(known.map((row) => JSON.stringify(row)));
    const fresh = rows.filter((row) => !texts.has(JSON.stringify(row)));
    found.set(table, [...known, ...fresh]);
    return fresh;
  };
  const queue = [{ table: 'users', rows: add('users', await rowsWhere(db, 'users', 'id', [userId])) }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { table, rows } = next;
    for (const { child, column, key } of keys.filter(({ parent }) => parent === table)) {
      const fresh = add(
        child,
        await rowsWhere(
          db,
          child,
          column,
          rows.map((row) => row[key]),
        ),
      );
      if (fresh.length > 0) queue.push({ table: child, rows: fresh });
    }
  }
  const ids = [...found.values()].flat().flatMap(({ id }) => (id === undefined ? [] : [id]));
  add('audit', await rowsWhere(db, 'audit', 'entity_id', ids));
  add('mails', await rowsWhere(db, 'mails', 'address', [found.get('users')?.[0]?.email]));
  return found;
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [MOMENT.test(value) ? new Date(value).toISOString() : value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}

/** Texts and moments in the rows, each with its table and column. Texts shorter than SHORTEST are left out. */
export function textsIn(rows: Rows): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [table, held] of rows) {
    for (const [column, value] of held.flatMap((row) => Object.entries(row))) {
      for (const text of leaves(value)) {
        if (text.trim().length >= SHORTEST) texts.set(plain(text), `${table}.${column}`);
      }
    }
  }
  return texts;
}

/** A text without case and accents, to compare texts. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
