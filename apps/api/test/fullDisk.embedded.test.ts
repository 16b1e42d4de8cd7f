import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEGABYTE } from '../src/ground/disk/room';
import { documentForm } from './sampleSharedDocuments';
import { addressOf, bundleServer, newDataFolder, removeBundle, runServer } from './serverProcess';

beforeAll(bundleServer);
afterAll(removeBundle);

const UNAVAILABLE =
  /^El servicio no está disponible en este momento\. Inténtalo de nuevo en unos segundos\. Código: [0-9a-f]{8}$/;
const ADMIN = { email: 'admin@doblaje.test', password: 'Doblaje-2026' };

const REFUSED = {
  status: 503,
  pause: '5',
  body: { message: expect.stringMatching(UNAVAILABLE) },
};

/** A server whose disk can be filled, and an ADMIN's requests to it. */
async function onDisk() {
  const DATA_DIR = newDataFolder();
  const FULL_DISK = join(newDataFolder(), 'full');
  const NODE_OPTIONS = `--import ${pathToFileURL(join(import.meta.dirname, 'fullDisk.mjs'))}`;
  const run = runServer({ PORT: '0', DATA_DIR, DEMO: '1', RATE_LIMITS: 'off', FULL_DISK, NODE_OPTIONS });
  const address = await addressOf(run);
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${address}/api${path}`, init);
    const body = await answer.json();
    return { status: answer.status, pause: answer.headers.get('retry-after'), body };
  };
  const json = { 'content-type': 'application/json' };
  const logIn = () =>
    call('/users/auth/login', { method: 'POST', headers: json, body: JSON.stringify(ADMIN) });
  const authorization = `Bearer ${(await logIn()).body.accessToken}`;
  const get = (path: string) => call(path, { headers: { authorization } });
  const people = (await get('/people?search=a')).body.items;
  const upload = () => {
    const { form, headers } = documentForm({ personIds: people[0].id });
    return call('/shared-documents', { method: 'POST', headers: { ...headers, authorization }, body: form });
  };
  return {
    ...{ run, DATA_DIR, get, logIn, upload },
    fill: (fullness: string) => writeFileSync(FULL_DISK, fullness),
    makeRoom: () => rmSync(FULL_DISK),
    stop: () => {
      run.process.kill('SIGTERM');
      return run.exited;
    },
  };
}

test('while the disk is full nothing is written and everybody is told so; once there is room everything works again', async () => {
  const { run, DATA_DIR, get, logIn, upload, fill, makeRoom, stop } = await onDisk();

  // Only the file store is full.
  fill('/unfinished/');
  expect(await upload()).toEqual(REFUSED);
  expect(run.stderr()).toMatch(/file store out of reach \(ENOSPC\)/);
  expect((await logIn()).status).toBe(200);

  for (const round of [1, 2]) {
    fill(DATA_DIR);
    // Several requests: the database ends at the first, and the others wait for it or find it gone.
    const asked = await Promise.all([logIn(), logIn(), upload(), logIn(), logIn()]);
    for (const answer of asked) expect(answer).toEqual(REFUSED);
    expect(await get('/health'), `${round}`).toMatchObject({ status: 200 });
    makeRoom();
    await expect.poll(async () => (await logIn()).status, { timeout: 30_000 }).toBe(200);
    expect(await upload()).toMatchObject({ status: 201 });
  }
  expect(run.stderr()).toMatch(/database out of reach/);
  expect(await stop()).toBe(0);
});

test('with little room uploads stop first, then writes, and reading goes on', async () => {
  const { run, get, logIn, upload, fill, makeRoom, stop } = await onDisk();
  const documents = async () => (await get('/shared-documents')).body.total;
  const before = await documents();

  fill(`${200 * MEGABYTE}`);
  expect(await upload()).toEqual(REFUSED);
  expect((await logIn()).status).toBe(200);
  expect((await get('/ready')).body).toMatchObject({ database: true, store: false });

  fill(`${100 * MEGABYTE}`);
  for (const answer of [await logIn(), await upload(), await logIn()]) expect(answer).toEqual(REFUSED);
  for (const path of ['/health', '/users/auth/session', '/people?search=a', '/shared-documents'])
    expect(await get(path)).toMatchObject({ status: 200 });
  await expect.poll(async () => (await get('/ready')).body).toMatchObject({ database: false, store: false });
  expect(run.stderr() + run.stdout()).toMatch(/little room on the disk: the database takes no writes/);

  makeRoom();
  expect((await logIn()).status).toBe(200);
  expect((await upload()).status).toBe(201);
  expect(await documents()).toBe(before + 1);
  await expect.poll(async () => (await get('/ready')).status).toBe(200);
  expect(await stop()).toBe(0);
});
