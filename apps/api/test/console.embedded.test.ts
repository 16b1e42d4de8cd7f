import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readRows, tablesOf } from '../src/ground/backup/tables';
import { send } from '../src/ground/console/frames';
import { joinConsole } from '../src/ground/console/joinConsole';
import { serveConsole } from '../src/ground/console/serveConsole';
import { type Database, openDatabase } from '../src/ground/db/database';
import { lockFolder } from '../src/ground/db/lock';
import { documentForm, documentPdf } from './sampleSharedDocuments';
import {
  addressOf,
  bundleServer,
  newDataFolder,
  removeBundle,
  runCli,
  runServer,
  usedDataFolder,
} from './serverProcess';
import { testServer } from './testServer';

// The `doblaje` command beside a running server on the embedded database.

beforeAll(bundleServer);
afterAll(removeBundle);

async function startedServer(DATA_DIR: string) {
  const run = runServer({ PORT: '0', DATA_DIR, DEMO: '1', RATE_LIMITS: 'off' });
  const api = `${await addressOf(run)}/api`;
  const login = await fetch(`${api}/users/auth/login`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ email: 'admin@doblaje.test', password: 'Doblaje-2026' }),
  });
  const { accessToken } = await login.json();
  const stop = async () => {
    run.process.kill('SIGTERM');
    return run.exited;
  };
  return { api, authorization: `Bearer ${accessToken}`, stop };
}

/** Every row of the tables, as the database writes it. */
async function contentOf(DATA_DIR: string) {
  const db = await openDatabase({ kind: 'folder', folder: join(DATA_DIR, 'db') }, { migrates: false });
  const content = await db.transaction().execute(async (transaction) => {
    const found: Record<string, string[]> = {};
    for (const table of await tablesOf(transaction)) {
      const lines: string[] = [];
      for await (const some of readRows(transaction, table)) lines.push(...some);
      found[table.name] = lines.sort();
    }
    return found;
  });
  const links = await db.selectFrom('file_links').select('key').distinct().execute();
  await db.destroy();
  return { content, keys: links.map(({ key }) => key) };
}

const blobOf = (DATA_DIR: string, key: string) => readFileSync(join(DATA_DIR, 'blobs', key.slice(0, 2), key));

test('a backup is whole and true while people write, and nobody is refused', async () => {
  const DATA_DIR = await usedDataFolder();
  const { api, authorization, stop } = await startedServer(DATA_DIR);
  const { items } = await (await fetch(`${api}/people`, { headers: { authorization } })).json();
  const filed: string[] = [];
  let isOver = false;
  const file = async (line: string) => {
    for (let n = 0; !isOver; n++) {
      const title = `Guion ${line}-${n}`;
      const said = { title, personIds: items[0].id };
      const { form, headers } = documentForm(said, { bytes: documentPdf(title) });
      const answer = await fetch(`${api}/shared-documents`, {
        ...{ method: 'POST', headers: { ...headers, authorization, 'idempotency-key': crypto.randomUUID() } },
        body: form,
      });
      expect(answer.status).toBe(201);
      filed.push(title);
    }
  };
  const lines = [file('a'), file('b')];
  while (filed.length < 4) await new Promise((resolve) => setTimeout(resolve, 5));
  const before = [...filed];
  const path = join(newDataFolder(), 'respaldo');
  expect(await runCli({ DATA_DIR }, 'backup', path)).toMatchObject({ code: 0, said: /^Guardado en / });
  const during = filed.length - before.length;
  isOver = true;
  await Promise.all(lines);
  expect(during).toBeGreaterThan(0);
  expect(await stop()).toBe(0);

  const copy = newDataFolder();
  expect((await runCli({ DATA_DIR: copy }, 'restore', path)).code).toBe(0);
  const [kept, all] = [await contentOf(copy), await contentOf(DATA_DIR)];
  const titles = (kept.content.shared_documents ?? []).map((line) => JSON.parse(line).title as string);
  expect(titles).toEqual(expect.arrayContaining(before));
  expect([...before, ...filed]).toEqual(
    expect.arrayContaining(titles.filter((title) => /^Guion [ab]-/.test(title))),
  );
  for (const table of ['shared_documents', 'documents', 'file_links', 'audit'])
    expect(all.content[table]).toEqual(expect.arrayContaining(kept.content[table] ?? []));
  for (const table of ['users', 'boletas', 'work_orders', 'nominas'])
    expect(kept.content[table]).toEqual(all.content[table]);
  expect(kept.keys.length).toBeGreaterThan(before.length);
  for (const key of kept.keys) expect(blobOf(copy, key).equals(blobOf(DATA_DIR, key))).toBe(true);
});

test('other commands work beside the server too; to restore it has to stop', async () => {
  const DATA_DIR = await usedDataFolder();
  const { api, authorization, stop } = await startedServer(DATA_DIR);
  const { mode } = statSync(join(DATA_DIR, 'console.sock'));
  expect(mode & 0o777).toBe(0o600);
  const own = () => fetch(`${api}/users/me`, { headers: { authorization } }).then(({ status }) => status);
  expect(await own()).toBe(200);
  const reset = await runCli({ DATA_DIR }, 'admin:reset', 'admin@doblaje.test', '--link');
  expect(reset).toMatchObject({ code: 0, said: /\/auth\/change-password\// });
  expect(await own()).toBe(401);
  expect((await runCli({ DATA_DIR }, 'purge', '--dry-run')).code).toBe(0);
  expect((await runCli({ DATA_DIR }, 'migrate')).said).toMatch(/^Las tablas están al día/);
  expect((await runCli({ DATA_DIR }, 'doctor')).said).toMatch(/^bien {3}Base de datos /m);
  const restore = await runCli({ DATA_DIR }, 'restore', join(DATA_DIR, 'nada'));
  expect(restore).toMatchObject({ code: 1, said: /^Otro proceso está usando/ });
  expect(await stop()).toBe(0);
  expect(existsSync(join(DATA_DIR, 'console.sock'))).toBe(false);
  // Something else that has the folder: nothing is changed, and one line says why.
  const release = lockFolder(DATA_DIR);
  const refused = await runCli({ DATA_DIR }, 'admin:reset', 'admin@doblaje.test');
  expect(refused).toMatchObject({ code: 1, said: /^Otro proceso está usando.*\n$/ });
  release();
});

/** A console of a server in this process. */
async function ownConsole(mostSilent?: number) {
  const server = await testServer();
  const path = join(newDataFolder(), 'console.sock');
  const served = await serveConsole({ db: server.db, path, ...(mostSilent !== undefined && { mostSilent }) });
  onTestFinished(async () => {
    await served.close();
    await server.close();
  });
  return { db: server.db, path, served };
}

const joined = async (path: string): Promise<Database> => {
  const db = await joinConsole(path);
  if (!db) throw new Error('No console.');
  return db;
};

const count = (db: Database) =>
  db
    .selectFrom('mails')
    .selectAll()
    .execute()
    .then(({ length }) => length);

test('a transaction through it is done or undone, whatever ends it', async () => {
  const { db, path } = await ownConsole();
  const beside = await joined(path);
  await sql`create table tried (n int primary key, day timestamptz)`.execute(db);
  const day = new Date('2026-11-20T12:00:00Z');
  const add = (to: Database, n: number) => sql`insert into tried values (${n}, ${day})`.execute(to);
  const all = async () =>
    (await sql<{ n: number; day: Date }>`select * from tried order by n`.execute(beside)).rows;
  expect((await add(beside, 1)).numAffectedRows).toBe(1n);
  await beside.transaction().execute((transaction) => add(transaction, 2));
  await expect(add(beside, 2)).rejects.toMatchObject({ code: '23505', constraint: 'tried_pkey' });
  const twice = beside.transaction().execute(async (transaction) => {
    await add(transaction, 3);
    await add(transaction, 1);
  });
  await expect(twice).rejects.toMatchObject({ code: '23505' });
  expect(await all()).toEqual([1, 2].map((n) => ({ n, day })));

  // A command that is killed in the middle.
  const socket = createConnection(path);
  send(socket, { kind: 'begin' });
  send(socket, { kind: 'query', sql: 'insert into tried values (4, now())', parameters: [] });
  await once(socket, 'data');
  socket.destroy();
  expect(await all()).toHaveLength(2);
  await beside.destroy();
});

test('one that says nothing any more holds nobody up for ever', async () => {
  const { db, path } = await ownConsole(200);
  const socket = createConnection(path);
  send(socket, { kind: 'begin' });
  await once(socket, 'data');
  const closed = once(socket, 'close');
  socket.resume();
  // It waits for the transaction, which is then undone.
  await expect(count(db)).resolves.toBe(0);
  await closed;
});

test('a command learns that the server has gone', async () => {
  const { path, served } = await ownConsole();
  const beside = await joined(path);
  expect(await count(beside)).toBe(0);
  await served.close();
  await expect(count(beside)).rejects.toThrow('El servidor dejó de responder');
  expect(await joinConsole(path)).toBeNull();
});
