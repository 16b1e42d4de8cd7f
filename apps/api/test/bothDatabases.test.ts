import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../src/ground/db/database';
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
