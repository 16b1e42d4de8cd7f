import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { countedBlobs } from '../src/ground/blobs/countedBlobs';
import { diskBlobs } from '../src/ground/blobs/diskBlobs';
import { Outage } from '../src/ground/failures/outage';
import { LIMITS } from '../src/ground/limits/limits';
import { enqueueMail } from '../src/ground/mail/outbox';
import { registry } from '../src/ground/metrics/metrics';
import { MINUTE, SECOND } from '../src/ground/time/time';
import { type Listening, listen } from '../src/server/listen';
import { serveMetrics } from '../src/server/metricsServer';
import { testServer } from './testServer';

const EMAIL = 'antonia.millaquen@correo.cl';
const ID = '0198a4d2-8c11-7d3a-9e55-000000000001';

let server: Awaited<ReturnType<typeof testServer>>;
let listening: Listening;
let metrics: Awaited<ReturnType<typeof serveMetrics>>;
let deliver = (): Promise<void> => Promise.reject(new Error('no'));
beforeAll(async () => {
  const pair = { attempts: 1, within: MINUTE };
  server = await testServer({
    limits: { ...LIMITS, login: { ...LIMITS.login, pair } },
    deliver: () => deliver(),
  });
  await server.createUser(EMAIL);
  listening = await listen(server.app, '127.0.0.1', 0);
  metrics = await serveMetrics({ db: server.db, now: server.now, host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await metrics.close();
  await listening.close();
  await server.close();
});
// Other tests of this process count too.
beforeEach(() => registry.resetMetrics());

async function read(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${metrics.port}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return answer.text();
}

/** The value of a line; undefined without that line. */
const valueIn = (text: string, line: string) =>
  text
    .split('\n')
    .find((one) => one.startsWith(`${line} `))
    ?.slice(line.length + 1);

const ask = async (path: string, body?: unknown) => {
  const answer = await fetch(`http://127.0.0.1:${listening.port}${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', authorization: 'Bearer secreto' },
  });
  await answer.arrayBuffer();
};

test('answers are counted by method, pattern and status, with nothing of who asked or for what', async () => {
  await ask('/api/health');
  await ask('/api/health');
  await ask(`/api/users/${ID}?q=${EMAIL}`);
  await ask(`/api/${EMAIL}`);
  await ask('/auth/activate/secreto');
  for (let n = 0; n < 3; n++) await ask('/api/users/auth/login', { email: EMAIL, password: 'no es esta' });
  const requests = (method: string, route: string, status: number) =>
    `doblaje_http_requests_total{method="${method}",route="${route}",status="${status}"}`;
  let text = '';
  await vi.waitFor(async () => {
    text = await read();
    expect(valueIn(text, requests('POST', '/api/users/auth/login', 429))).toBe('2');
  });
  expect(valueIn(text, requests('GET', '/api/health', 200))).toBe('2');
  expect(valueIn(text, requests('GET', '/api/users/{id}', 401))).toBe('1');
  expect(valueIn(text, requests('GET', '/api/*', 404))).toBe('1');
  expect(valueIn(text, requests('GET', 'portal', 503))).toBe('1');
  const times = 'doblaje_http_request_duration_seconds';
  expect(valueIn(text, `${times}_count{method="GET",route="/api/health"}`)).toBe('2');
  expect(valueIn(text, `${times}_bucket{le="+Inf",method="GET",route="/api/health"}`)).toBe('2');
  expect(valueIn(text, 'doblaje_limits_hit_total{action="login"}')).toBe('2');
  expect(valueIn(text, 'process_start_time_seconds')).toMatch(/^\d/);
  for (const secret of [EMAIL, 'correo.cl', ID, 'secreto', '127.0.0.1']) expect(text).not.toContain(secret);
  const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
  const own = ['method', 'route', 'status', 'action', 'state', 'operation', 'outcome', 'le'];
  const ofNode = ['type', 'space', 'kind', 'version', 'major', 'minor', 'patch'];
  expect([...labels].filter((label) => ![...own, ...ofNode].includes(label ?? ''))).toEqual([]);
});

test('the outbox tells how many mails wait and for how long, and which deliveries failed', async () => {
  expect(valueIn(await read(), 'doblaje_outbox_oldest_seconds')).toBe('0');
  await enqueueMail(server.db, 'reset', EMAIL, server.now());
  server.wait(90 * SECOND);
  vi.spyOn(console, 'error').mockReturnValueOnce(undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  await server.worker.runDue();
  const text = await read();
  expect(valueIn(text, 'doblaje_outbox_waiting_mails')).toBe('1');
  expect(valueIn(text, 'doblaje_outbox_oldest_seconds')).toBe('90');
  expect(valueIn(text, 'doblaje_mail_failures_total{outcome="again"}')).toBe('1');
  expect(valueIn(text, 'doblaje_outbox_failing_mails')).toBe('1');
  expect(valueIn(text, 'doblaje_outbox_late_mails')).toBe('0');

  // Its next attempt has been due for long, and nobody made it.
  server.wait(17 * MINUTE);
  expect(valueIn(await read(), 'doblaje_outbox_late_mails')).toBe('1');
  await server.db.updateTable('mails').set({ attempts: 9, due_at: server.now() }).execute();
  vi.spyOn(console, 'error').mockReturnValueOnce(undefined);
  await server.worker.runDue();
  const after = await read();
  expect(valueIn(after, 'doblaje_mail_failures_total{outcome="given_up"}')).toBe('1');
  expect(valueIn(after, 'doblaje_outbox_undelivered_mails')).toBe('1');
  expect(valueIn(after, 'doblaje_outbox_waiting_mails')).toBe('0');

  await enqueueMail(server.db, 'reset', EMAIL, server.now());
  deliver = () => Promise.resolve();
  await server.worker.runDue();
  const last = await read();
  expect(valueIn(last, 'doblaje_mails_delivered_total')).toBe('1');
  // What arrived makes up for what did not.
  expect(valueIn(last, 'doblaje_outbox_undelivered_mails')).toBe('0');
});

test('statements are timed, and those that the database cannot do now are counted', async () => {
  const before = Number(valueIn(await read(), 'doblaje_database_query_duration_seconds_count') ?? 0);
  await server.db.selectFrom('users').select('id').execute();
  await sql`select 1`.execute(server.db);
  await expect(sql`select 1 / 0`.execute(server.db)).rejects.toThrow();
  expect(valueIn(await read(), 'doblaje_database_outages_total')).toBe('0');
  // As a server that is stopping ends a statement.
  const stopping = sql`do $$ begin raise exception using errcode = '57P01'; end $$`;
  await expect(stopping.execute(server.db)).rejects.toThrow(Outage);
  const text = await read();
  expect(valueIn(text, 'doblaje_database_outages_total')).toBe('1');
  const count = Number(valueIn(text, 'doblaje_database_query_duration_seconds_count'));
  expect(count - before).toBeGreaterThanOrEqual(4);
});

test('a request counts as under way until its answer has ended', async () => {
  const line = 'doblaje_http_requests_in_progress';
  let end = () => {};
  const waiting = new Promise<void>((resolve) => {
    end = resolve;
  });
  vi.spyOn(server.blobs, 'check').mockReturnValue(waiting);
  const answer = ask('/api/ready');
  await vi.waitFor(async () => expect(valueIn(await read(), line)).toBe('1'));
  end();
  await answer;
  await vi.waitFor(async () => expect(valueIn(await read(), line)).toBe('0'));
});

test('on PostgreSQL it tells the connections; the embedded database has none', async () => {
  const line = 'doblaje_database_connections{state="in_use"}';
  const isPostgres = server.storage.kind === 'postgres';
  await server.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('users').select('id').execute();
    const text = isPostgres ? await read() : await registry.metrics();
    const used = valueIn(text, line);
    if (isPostgres) expect(Number(used)).toBeGreaterThanOrEqual(1);
    else expect(used).toBeUndefined();
  });
});

test('outages of the file store are counted, and errors of a sender are not', async () => {
  // A store of its own: the server's is counted already.
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-blobs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const down = countedBlobs({
    ...diskBlobs(folder),
    remove: () => Promise.reject(new Outage('file store', new Error('x'))),
  });
  // Other tests of this process have used the store too: what is added counts.
  const counts = async () => {
    const text = await read();
    const of = (name: string) => Number(valueIn(text, name) ?? 0);
    const times = 'doblaje_store_operation_duration_seconds_count';
    return {
      removeErrors: of('doblaje_store_errors_total{operation="remove"}'),
      writeErrors: of('doblaje_store_errors_total{operation="write"}'),
      removals: of(`${times}{operation="remove"}`),
      writes: of(`${times}{operation="write"}`),
    };
  };
  const before = await counts();
  await expect(down.remove('0'.repeat(40))).rejects.toThrow(Outage);
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield new Uint8Array(1);
    throw new Error('the sender is gone');
  }
  await expect(down.write('0'.repeat(40), broken(), 3)).rejects.toThrow('the sender is gone');
  expect(await counts()).toEqual({
    removeErrors: before.removeErrors + 1,
    writeErrors: before.writeErrors,
    removals: before.removals + 1,
    writes: before.writes + 1,
  });
});

test('while the database hangs the rest is told', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  onTestFinished(() => end());
  const holding = Array.from({ length: 12 }, () => server.db.transaction().execute(() => ended));
  await setTimeout(100);
  const text = await read();
  expect(valueIn(text, 'doblaje_outbox_oldest_seconds')).toBe('Nan');
  expect(valueIn(text, 'process_start_time_seconds')).toMatch(/^\d/);
  end();
  await Promise.allSettled(holding);
});

test('nothing else is served there', async () => {
  expect((await fetch(`http://127.0.0.1:${metrics.port}/api/health`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metrics.port}/metrics`, { method: 'POST' })).status).toBe(404);
});
