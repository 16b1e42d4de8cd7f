import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentForm } from './sampleSharedDocuments';
import { addressOf, bundleServer, newDataFolder, removeBundle, runServer } from './serverProcess';

beforeAll(bundleServer);
afterAll(removeBundle);

const UNAVAILABLE =
  /^El servicio no está disponible en este momento\. Inténtalo de nuevo en unos segundos\. Código: [0-9a-f]{8}$/;
const ADMIN = { email: 'admin@doblaje.test', password: 'Doblaje-2026' };

test('while the disk is full nothing is written and everybody is told so; once there is room everything works again', async () => {
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
  const people = (await call('/people?search=a', { headers: { authorization } })).body.items;
  const upload = () => {
    const { form, headers } = documentForm({ personIds: people[0].id });
    return call('/shared-documents', { method: 'POST', headers: { ...headers, authorization }, body: form });
  };

  // Only the file store is full.
  writeFileSync(FULL_DISK, '/unfinished/');
  expect(await upload()).toEqual({
    status: 503,
    pause: '5',
    body: { message: expect.stringMatching(UNAVAILABLE) },
  });
  expect(run.stderr()).toMatch(/file store out of reach \(ENOSPC\)/);
  expect((await logIn()).status).toBe(200);

  writeFileSync(FULL_DISK, DATA_DIR);
  // Several requests: the database stops at the first, and the others find it gone.
  for (const answer of [await logIn(), await logIn(), await upload(), await logIn()])
    expect(answer).toEqual({
      status: 503,
      pause: '5',
      body: { message: expect.stringMatching(UNAVAILABLE) },
    });
  expect(run.process.exitCode).toBeNull();

  rmSync(FULL_DISK);
  await expect.poll(async () => (await logIn()).status, { timeout: 30_000 }).toBe(200);
  expect(await upload()).toMatchObject({ status: 201 });
  expect(run.stderr()).toMatch(/database out of reach/);
  run.process.kill('SIGTERM');
  expect(await run.exited).toBe(0);
});
