import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addressOf, bundleServer, newDataFolder, removeBundle, runServer } from './serverProcess';

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });
beforeAll(bundleServer);
afterAll(removeBundle);

const login = (address: string) =>
  fetch(`${address}/api/users/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'talento@doblaje.test', password: 'Doblaje-2026' }),
  });

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s it finishes what it is doing, gives the folder back and exits with 0',
  async (signal) => {
    const DATA_DIR = newDataFolder();
    const run = runServer({ PORT: '0', DATA_DIR, DEMO: '1' });
    const address = await addressOf(run);
    expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ status: 'ok' });
    expect(existsSync(join(DATA_DIR, 'lock'))).toBe(true);

    const answers = Promise.all([login(address), login(address), login(address)]);
    // Sent, and in the middle of being hashed.
    await new Promise((resolve) => setTimeout(resolve, 15));
    run.process.kill(signal);
    expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await run.exited).toBe(0);
    expect(run.stderr()).toBe('');
    expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false);
  },
);

test('it says where it listens and, with DEMO, whom one can log in as', async () => {
  const DATA_DIR = newDataFolder();
  const demo = runServer({ PORT: '0', DATA_DIR, DEMO: '1' });
  const address = await addressOf(demo);
  expect(demo.stdout()).toMatch(/^Doblaje escuchando en http:\/\/127\.0\.0\.1:\d+\n/);
  expect(demo.stdout()).toContain('admin@doblaje.test / Doblaje-2026');
  expect((await fetch(`${address}/_correo`)).status).toBe(200);

  const second = runServer({ PORT: '0', DATA_DIR });
  expect(await second.exited).toBe(1);
  expect(second.stderr()).toMatch(/^Otro proceso está usando la carpeta de datos [^\n]+\n$/);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);

  demo.process.kill('SIGTERM');
  expect(await demo.exited).toBe(0);
  const plain = runServer({ PORT: '0', DATA_DIR });
  const plainAddress = await addressOf(plain);
  expect(plain.stdout()).not.toContain('doblaje.test');
  expect((await fetch(`${plainAddress}/_correo`)).status).toBe(404);
  plain.process.kill('SIGTERM');
  expect(await plain.exited).toBe(0);
});

test.each([
  ['a bad setting', { PORT: 'puerta' }, /^PORT: debe ser [^\n]+\n$/],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://yo:secreto@127.0.0.1:1/doblaje' },
    /^No se puede abrir la base de datos \(ECONNREFUSED\)\.\n$/,
  ],
  ['demo data for everybody', { DEMO: '1', HOST: '0.0.0.0' }, /^DEMO: [^\n]+\n$/],
])('%s ends the start in one line and code 1', async (_, env, line) => {
  const run = runServer({ DATA_DIR: newDataFolder(), ...env });
  expect(await run.exited).toBe(1);
  expect(run.stderr()).toMatch(line);
});

test('a port that is taken ends the start in one line, and the folder is free again', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const DATA_DIR = newDataFolder();
  const PORT = String((other.address() as AddressInfo).port);
  const run = runServer({ PORT, DATA_DIR });
  expect(await run.exited).toBe(1);
  expect(run.stderr()).toBe(`No se puede escuchar en 127.0.0.1:${PORT} (EADDRINUSE).\n`);
  expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false);
  other.close();
});
