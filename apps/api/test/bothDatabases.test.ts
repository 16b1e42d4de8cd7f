import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../src/ground/db/database';
import { testServer } from './testServer';
import { emptyStorage, removeStorage } from './testStorage';

const storage = await emptyStorage();
let db: Database;
beforeAll(async () => {
  db = await openDatabase(storage);
});
afterAll(async () => {
  await db.destroy();
  await removeStorage(storage);
});

test('this database is the one that its project names', async () => {
  const { rows } = await sql<{ version: string }>`select version()`.execute(db);
  // The embedded database is WebAssembly, built by emscripten.
  expect(rows[0]?.version.includes('emscripten')).toBe(inject('database').kind === 'embedded');
});

test('it compares texts by their trigrams', async () => {
  await sql`create extension if not exists pg_trgm`.execute(db);
  const { rows } = await sql<{ near: number }>`select similarity('doblaje', 'doblajes') as near`.execute(db);
  expect(rows[0]?.near).toBeGreaterThan(0.5);
});

/** What a test finds in a database of its own: users, columns that tests added, and the number of the first line of history. */
async function found(change?: string) {
  const { db: its, createUser, close } = await testServer();
  const users = await its.selectFrom('users').select('id').execute();
  const { rows: added } =
    await sql`select from information_schema.columns where column_name = 'of_a_test'`.execute(its);
  await createUser('a@correo.cl');
  const line = await its
    .insertInto('audit')
    .values({ at: new Date(), action: 'create', entity: 'boleta', entity_id: '1', changes: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (change) await sql.raw(change).execute(its);
  await close();
  return { users: users.length, added: added.length, line: line.id };
}

test('whatever a test leaves behind, the next one finds a database as new', async () => {
  const asNew = { users: 0, added: 0, line: 1 };
  expect(await found()).toEqual(asNew);
  expect(await found('alter table users add column of_a_test text')).toEqual(asNew);
  expect(await found()).toEqual(asNew);
});
