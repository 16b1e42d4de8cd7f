import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import previous from '../previousVersion.json' with { type: 'json' };
import { type Database, openDatabase } from '../src/ground/db/database';
import { migrate } from '../src/ground/db/migrate';
import { migrations } from '../src/ground/db/migrations';
import { dropUnblockedViews } from '../src/ground/db/unblockedViews';
import { CONTRACT_STEPS } from './contractSteps';
import { type TableShape, tableShapeOf, takenAway } from './tableShape';
import { emptyStorage, removeStorage } from './testStorage';

const storage = await emptyStorage({ tables: false });
let db: Database;
let before: TableShape;
beforeAll(async () => {
  db = await openDatabase(storage, { migrates: false });
  await migrate(db, (name) => previous.migrations.includes(name));
  before = await tableShapeOf(db);
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await removeStorage(storage);
});

test('migrations since the version before only add, but for what is written down as no longer needed', async () => {
  const written = Object.entries(CONTRACT_STEPS).filter(([name]) => !previous.migrations.includes(name));
  expect(takenAway(before, await tableShapeOf(db))).toEqual(written.flatMap(([, { takes }]) => takes).sort());
});

test('no migration of the version before went, and every contract step is one of ours', () => {
  expect(Object.keys(migrations)).toEqual(expect.arrayContaining(previous.migrations));
  expect(Object.keys(migrations)).toEqual(expect.arrayContaining(Object.keys(CONTRACT_STEPS)));
});

test.each([
  ['alter table consents drop column user_id', 'consents.user_id is gone'],
  ['alter table limits rename to attempts', 'limits.'],
  ['alter table users rename column email to mail', 'users.email is gone'],
  [
    'alter table users alter column password_hash type varchar(80)',
    'users.password_hash is character varying(80)',
  ],
  ['alter table users add column nick text not null', 'users.nick has to be said'],
  ['alter table users add constraint short check (length(email) < 80)', 'users is ruled by short: CHECK'],
  ['create unique index one_name on users (lower(first_name))', 'users is ruled by one_name: CREATE UNIQUE'],
  ['create table pets (owner uuid references users)', 'users is kept by pets.pets_owner_fkey'],
])('%s is told', async (statement, told) => {
  const lines = await changed(statement);
  expect(lines[0]).toMatch(told);
});

test.each([
  "alter table users add column nick text not null default ''",
  'alter table users add column nick text unique',
  'create table pets (owner uuid not null references users on delete cascade, name text not null)',
  'create index by_name on users (first_name)',
])('%s only adds', async (statement) => {
  expect(await changed(statement)).toEqual([]);
});

class Undone extends Error {}

/** What is told of a change, which is undone. */
async function changed(statement: string): Promise<string[]> {
  let lines: string[] = [];
  const trying = db.transaction().execute(async (transaction) => {
    // As `migrate` does before new migrations.
    await dropUnblockedViews(transaction);
    const there = await tableShapeOf(transaction);
    await sql.raw(statement).execute(transaction);
    lines = takenAway(there, await tableShapeOf(transaction));
    throw new Undone();
  });
  await expect(trying).rejects.toThrow(Undone);
  return lines;
}

test('a server starts on tables that a newer version has changed, and keeps what that one noted', async () => {
  const other = await emptyStorage();
  onTestFinished(() => removeStorage(other));
  const newer = await openDatabase(other);
  onTestFinished(() => newer.destroy());
  await sql`insert into kysely_migration values ('9999-newer', ${new Date().toISOString()})`.execute(newer);
  await migrate(newer);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(newer);
  expect(rows.map(({ name }) => name).sort()).toEqual([...Object.keys(migrations), '9999-newer'].sort());
});
