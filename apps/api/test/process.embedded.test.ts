import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  addressOf,
  bundleServer,
  NODE_SCRIPT,
  newDataFolder,
  removeBundle,
  runServer,
  usedDataFolder,
} from './serverProcess';
import { traceReceiver } from './traceReceiver';

beforeAll(bundleServer);
afterAll(removeBundle);

const PUBLIC_URL = 'http://portal.test';

const LOGIN = JSON.stringify({ email: 'talento@doblaje.test', password: 'Doblaje-2026' });

/** Sends log-ins and waits until the server works on each. `expect: 100-continue` makes it say when it has begun. */
async function beginLogins(
  address: string,
  count: number,
): Promise<{ answers: Promise<(number | undefined)[]> }> {
  const requests = Array.from({ length: count }, () =>
    request(`${address}/api/users/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    }),
  );
  const statuses = requests.map(async (one) => {
    const [answer] = (await once(one, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  });
  const begun = requests.map((one) => once(one, 'continue'));
  for (const one of requests) one.flushHeaders();
  await Promise.all(begun);
  for (const one of requests) one.end(LOGIN);
  return { answers: Promise.all(statuses) };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s the process finishes its work, releases the folder and exits with 0',
  async (signal) => {
    const DATA_DIR = await usedDataFolder();
    const run = runServer({ PORT: '0', DATA_DIR, DEMO: '1' });
    const address = await addressOf(run);
    expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ status: 'ok' });
    expect(existsSync(join(DATA_DIR, 'lock'))).toBe(true);

    const { answers } = await beginLogins(address, 3);
    run.process.kill(signal);
    expect(await answers).toEqual([200, 200, 200]);
    expect(await run.exited).toBe(0);
    expect(run.stderr()).toBe('');
    expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false);
  },
);

test('told to stop, the server is first not ready any more, and still answers; then what is under way ends', async () => {
  const DATA_DIR = await usedDataFolder();
  const run = runServer({ PORT: '0', DATA_DIR, DEMO: '1', STOP_DELAY: '2' });
  const address = await addressOf(run);
  const ready = async () => {
    const answer = await fetch(`${address}/api/ready`);
    return { status: answer.status, body: await answer.json() };
  };
  const well = { database: true, store: true, outbox: true, running: true };
  expect(await ready()).toEqual({ status: 200, body: well });

  run.process.kill('SIGTERM');
  await vi.waitFor(async () => expect((await ready()).status).toBe(503), 1500);
  expect((await ready()).body).toEqual({ ...well, running: false });
  const { answers } = await beginLogins(address, 2);
  expect(await answers).toEqual([200, 200]);
  expect(await run.exited).toBe(0);
  expect(run.stderr()).toBe('');
});

test('metrics are served on a port of their own, from the start on', async () => {
  const run = runServer({ PORT: '0', DATA_DIR: await usedDataFolder(), DEMO: '1', METRICS_PORT: '0' });
  const address = await addressOf(run);
  await vi.waitFor(() => expect(run.stdout()).toContain('Métricas en '), 15_000);
  const metrics = /Métricas en (\S+)\n/.exec(run.stdout())?.[1] ?? '';
  expect(new URL(metrics).port).not.toBe(new URL(address).port);
  const text = await (await fetch(metrics)).text();
  expect(text).toMatch(/^doblaje_purge_last_success_timestamp_seconds [1-9]/m);
  expect(text).toMatch(/^doblaje_outbox_oldest_seconds 0$/m);
  expect((await fetch(`${address}/metrics`)).headers.get('content-type')).not.toContain('0.0.4');
  run.process.kill('SIGTERM');
  expect(await run.exited).toBe(0);
  expect(run.stderr()).toBe('');
});

/** Tells each module of OpenTelemetry that is loaded, on stdout. Its bare API comes with prom-client, for the metrics. */
const TELL_LOADED = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { if (/@opentelemetry\\/(?!api\\/)/.test(url)) console.log('loaded', url); return next(url, context); } });`;
const TELLING = ['--import', `data:text/javascript,${encodeURIComponent(TELL_LOADED)}`];

test('without a receiver of traces nothing of OpenTelemetry is loaded', async () => {
  const env = { PORT: '0', DATA_DIR: await usedDataFolder(), DEMO: '1' };
  const run = runServer(env, process.execPath, TELLING);
  const address = await addressOf(run);
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  run.process.kill('SIGTERM');
  expect(await run.exited).toBe(0);
  expect(run.stdout()).not.toContain('loaded');
});

test.each(['takes', 'hangs'] as const)(
  'a receiver that %s spans gets them, also the last ones',
  async (manner) => {
    const receiver = await traceReceiver(manner);
    onTestFinished(() => receiver.close());
    const env = { PORT: '0', DATA_DIR: await usedDataFolder(), DEMO: '1' };
    const OTEL = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
    const run = runServer({ ...env, ...OTEL }, process.execPath, TELLING);
    const address = await addressOf(run);
    const { answers } = await beginLogins(address, 2);
    run.process.kill('SIGTERM');
    expect(await answers).toEqual([200, 200]);
    expect(await run.exited).toBe(0);
    expect(run.stderr()).toBe('');
    expect(run.stdout()).toContain('loaded');
    const names = receiver.spans().map(({ name }) => name);
    expect(names.filter((name) => name === 'POST /api/users/auth/login')).toHaveLength(2);
    expect(receiver.text()).not.toContain('talento');
  },
);

const isFree = (address: string) =>
  fetch(`${address}/api/health`).then(
    () => false,
    () => true,
  );

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'started by a script that passes no signal on, it stops in the same way when %s ends the script',
  async (signal) => {
    const DATA_DIR = await usedDataFolder();
    const run = runServer({ PORT: '0', DATA_DIR, DEMO: '1', STOP_WITH_PARENT: '1' }, NODE_SCRIPT);
    const address = await addressOf(run);
    const { answers } = await beginLogins(address, 2);
    run.process.kill(signal);
    expect(await answers).toEqual([200, 200]);
    // The server inherited the script's pipes, so they close when the server ends.
    await run.exited;
    expect(run.stderr()).toBe('');
    expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false);
    expect(await isFree(address)).toBe(true);
  },
);

test('it also stops when the package manager above the script is ended', async () => {
  const DATA_DIR = await usedDataFolder();
  // pnpm runs a script in a shell with pnpm's variables; the shell above that one stands for npx.
  const env = { PORT: '0', DATA_DIR, PUBLIC_URL, STOP_WITH_PARENT: '1', npm_lifecycle_event: 'start' };
  const run = runServer(env, '/bin/sh', [
    '-c',
    '/bin/sh -c \'"$0" "$@"; exit $?\' "$0" "$@"; exit $?',
    NODE_SCRIPT,
  ]);
  const address = await addressOf(run);
  run.process.kill('SIGTERM');
  await run.exited;
  expect(run.stderr()).toBe('');
  expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false);
  expect(await isFree(address)).toBe(true);
});

test('a Ctrl+C that arrives twice counts once', async () => {
  const DATA_DIR = await usedDataFolder();
  const run = runServer({ PORT: '0', DATA_DIR, DEMO: '1' });
  const address = await addressOf(run);
  const { answers } = await beginLogins(address, 2);
  run.process.kill('SIGINT');
  run.process.kill('SIGTERM');
  expect(await answers).toEqual([200, 200]);
  expect(await run.exited).toBe(0);
  expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false);
});

test.each([
  ['a folder that is not there yet', () => join(newDataFolder(), 'new/data')],
  [
    'a folder that others could read',
    () => {
      const folder = newDataFolder();
      chmodSync(folder, 0o755);
      return folder;
    },
  ],
])('nobody else can read the data: %s', async (_, folder) => {
  const DATA_DIR = folder();
  const run = runServer({ PORT: '0', DATA_DIR, DEMO: '1' });
  const address = await addressOf(run);
  await fetch(`${address}/api/users/send-mail/resetpassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'talento@doblaje.test' }),
  });
  const written = expect.arrayContaining([expect.stringMatching(/\.eml$/)]);
  await vi.waitFor(() => expect(readdirSync(join(DATA_DIR, 'outbox'))).toEqual(written), 30_000);
  // The server may be writing the next mail under a temporary name, which can disappear.
  const modeOf = (entry: string) => statSync(join(DATA_DIR, entry), { throwIfNoEntry: false })?.mode ?? 0;
  const entries = ['.', ...readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' })];
  const open = entries.filter((entry) => (modeOf(entry) & 0o077) !== 0);
  expect(open).toEqual([]);
  run.process.kill('SIGTERM');
  expect(await run.exited).toBe(0);
});

test('a folder that holds something else keeps its mode', async () => {
  const DATA_DIR = newDataFolder();
  writeFileSync(join(DATA_DIR, 'notes.txt'), 'mine');
  chmodSync(DATA_DIR, 0o755);
  const run = runServer({ PORT: '0', DATA_DIR, PUBLIC_URL });
  await addressOf(run);
  expect(statSync(DATA_DIR).mode & 0o777).toBe(0o755);
  expect(statSync(join(DATA_DIR, 'db')).mode & 0o777).toBe(0o700);
  run.process.kill('SIGTERM');
  expect(await run.exited).toBe(0);
});

test('the start says where the process listens and, with DEMO, whom one can log in as', async () => {
  const DATA_DIR = await usedDataFolder();
  const demo = runServer({ PORT: '0', DATA_DIR, DEMO: '1' });
  const address = await addressOf(demo);
  expect(demo.stdout()).toMatch(/^Doblaje escuchando en http:\/\/127\.0\.0\.1:\d+\n/);
  // The lines come one by one.
  await vi.waitFor(() => expect(demo.stdout()).toContain('admin@doblaje.test / Doblaje-2026'), 15_000);
  expect((await fetch(`${address}/_correo`)).status).toBe(200);

  const second = runServer({ PORT: '0', DATA_DIR, PUBLIC_URL });
  expect(await second.exited).toBe(1);
  expect(second.stderr()).toMatch(/^Otro proceso está usando la carpeta de datos [^\n]+\n$/);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);

  demo.process.kill('SIGTERM');
  expect(await demo.exited).toBe(0);
  const plain = runServer({ PORT: '0', DATA_DIR, PUBLIC_URL });
  const plainAddress = await addressOf(plain);
  expect(plain.stdout()).not.toContain('doblaje.test');
  expect((await fetch(`${plainAddress}/_correo`)).status).toBe(404);
  plain.process.kill('SIGTERM');
  expect(await plain.exited).toBe(0);
});

const EMPTY = mkdtempSync(join(tmpdir(), 'doblaje-portal-'));

test.each([
  ['a bad setting', { PORT: 'puerta' }, /^PORT: debe ser [^\n]+\n$/],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://yo:secreto@127.0.0.1:1/doblaje' },
    /^No se puede abrir la base de datos \(ECONNREFUSED\)\.\n$/,
  ],
  ['a data folder below a file', { DATA_DIR: '/dev/null/x' }, /^DATA_DIR: [^\n]+ \(ENOTDIR\)\n$/],
  ['a data folder that is a file', { DATA_DIR: import.meta.filename }, /^DATA_DIR: [^\n]+ \(E\w+\)\n$/],
  ['a portal that is not there', { PORTAL_DIR: '/nope' }, /^PORTAL_DIR: [^\n]+\n$/],
  ['a portal that is none', { PORTAL_DIR: EMPTY }, /^PORTAL_DIR: [^\n]+\n$/],
  ['no address for the links in mails', { PUBLIC_URL: '' }, /^PUBLIC_URL: falta[^\n]+\n$/],
  [
    'a disk with less room than the database needs',
    { DISK_RESERVE_MB: '999999' },
    /^DATA_DIR: quedan \d+ MB libres en su disco, y la base de datos necesita 499999 \(DISK_RESERVE_MB\)\n$/,
  ],
  ['demo data for everybody', { DEMO: '1', HOST: '0.0.0.0' }, /^DEMO: [^\n]+\n$/],
])('%s ends the start in one line and code 1', async (_, env, line) => {
  const run = runServer({ DATA_DIR: newDataFolder(), PUBLIC_URL, ...env });
  expect(await run.exited).toBe(1);
  expect(run.stderr()).toMatch(line);
});

test('a port that is taken ends the start in one line, and the folder is released', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const DATA_DIR = await usedDataFolder();
  const PORT = String((other.address() as AddressInfo).port);
  const run = runServer({ PORT, DATA_DIR, PUBLIC_URL });
  expect(await run.exited).toBe(1);
  expect(run.stderr()).toBe(`No se puede escuchar en 127.0.0.1:${PORT} (EADDRINUSE).\n`);
  expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false);
  other.close();
});
