import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const PACKAGE = join(import.meta.dirname, '..');
const filesOf = (folder: string) =>
  readdirSync(join(PACKAGE, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  );

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

test('every test that opens a database runs on both, except tests about one of them', () => {
  // The exceptions: data folders, locks and processes of the embedded database; lost connections and servers of PostgreSQL.
  expect(filesOf('test').filter((name) => /\.(embedded|postgres)\.test\.ts$/.test(name))).toEqual([
    'aborts.embedded.test.ts',
    'crash.embedded.test.ts',
    'fullDisk.embedded.test.ts',
    'outages.postgres.test.ts',
    'process.embedded.test.ts',
  ]);
  // Tests beside the source run only once, so they must not open a database.
  const opening = filesOf('src').filter((name) =>
    /openDatabase|newPGlite|testServer|testStorage/.test(readFileSync(join(PACKAGE, 'src', name), 'utf8')),
  );
  expect(opening).toEqual([]);
});
