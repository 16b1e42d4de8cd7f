import { samplePdf } from '@doblaje/contract/fixtures';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PgBouncer, startPgBouncer } from '../engines/pgBouncer';
import { type PostgresPair, startPostgresPair } from '../engines/postgresPair';
import { migrations } from '../src/ground/db/migrations';
import {
  addressOf,
  bundleServer,
  newDataFolder,
  removeBundle,
  runServer,
  type ServerRun,
} from './serverProcess';

// As in production: a primary with its standby, a pooler beside each, and servers that know both poolers.

let pair: PostgresPair;
let poolers: PgBouncer[];
let runs: ServerRun[];
let addresses: string[];
beforeAll(async () => {
  bundleServer();
  pair = await startPostgresPair();
  await pair.createDatabase('studio');
  const servers = [pair.primary(), pair.standby()];
  poolers = await Promise.all(servers.map(({ port }) => startPgBouncer({ to: Number(port) })));
  const hosts = poolers.map(({ port }) => `127.0.0.1:${port}`).join(',');
  // Files are on a disk that all servers share.
  const DATA_DIR = newDataFolder();
  runs = [1, 2, 3].map(() =>
    runServer({
      ...{ PORT: '0', DATA_DIR, DEMO: '1', RATE_LIMITS: 'off', DATABASE_POOLER: '1' },
      DATABASE_URL: `postgres://tests@${hosts}/studio?target_session_attrs=read-write`,
    }),
  );
  addresses = await Promise.all(runs.map(addressOf));
});
afterAll(async () => {
  for (const { process } of runs ?? []) process.kill('SIGKILL');
  for (const pooler of poolers ?? []) await pooler.remove();
  await pair?.remove();
  removeBundle();
});

const rows = (statement: string) => pair.query(statement, [], 'studio');

/** Asks one of the servers, in turn. */
let turn = 0;
function ask(method: string, path: string, { token, headers, body }: Asked = {}): Promise<Response> {
  return fetch(`${addresses[turn++ % addresses.length]}/api${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
}
interface Asked {
  token?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

async function logIn(email: string): Promise<string> {
  const body = JSON.stringify({ email: `${email}@doblaje.test`, password: 'Doblaje-2026' });
  return (await (await ask('POST', '/users/auth/login', { body })).json()).accessToken;
}

test('three servers that start together migrate once and fill the studio once', async () => {
  expect(await rows('select count(*)::int as n from kysely_migration')).toEqual([
    { n: Object.keys(migrations).length },
  ]);
  expect(await rows('select count(*)::int as n from users')).toEqual([{ n: 36 }]);
  expect(runs.map(({ stderr }) => stderr())).toEqual(['', '', '']);
  // Nothing is left on the connections that the poolers keep.
  expect(await rows("select from pg_locks where locktype = 'advisory'")).toEqual([]);
});

test('what one server does the others know: a log-in, a list, a boleta and its file, a log-out', async () => {
  const token = await logIn('talento');
  expect((await (await ask('GET', '/documents', { token })).json()).total).toBeGreaterThan(0);
  const { items } = await (await ask('GET', '/boletas/own', { token })).json();
  const [{ id, updatedAt, orderAmount: gross }] = items;
  const pdf = samplePdf([['Boleta de honorarios electrónica']]);
  const body = new FormData();
  const today = new Date().toISOString().slice(0, 10);
  const said = { updatedAt, folio: '58', issuedOn: today, withheldBy: 'studio', gross };
  const retention = Math.round(gross * 0.1525);
  for (const [name, value] of Object.entries({ ...said, retention, net: gross - retention }))
    body.set(name, String(value));
  body.set('file', new File([pdf], 'boleta.pdf', { type: 'application/pdf' }));
  const sent = await ask('POST', `/boletas/${id}/upload`, { token, body });
  expect(sent.status).toBe(200);
  const { documentId, state } = await sent.json();
  expect(state).toBe('inReview');
  const file = await ask('GET', `/documents/${documentId}/file`, { token });
  expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(pdf));
  expect((await ask('POST', '/users/auth/logout', { token })).status).toBe(204);
  expect((await ask('GET', '/documents', { token })).status).toBe(401);
});

test('the primary dies under writes: what was told as saved is there once, and all recovers by itself', async () => {
  const token = await logIn('admin');
  const [{ chapterId, personId, typeId }] = (await rows(
    'select chapter_id as "chapterId", person_id as "personId", type_id as "typeId" from work_orders where person_id is not null order by id limit 1',
  )) as [Record<string, unknown>];
  const saved: string[] = [];
  const refused: Response[] = [];
  let isOver = false;

  /** Saves one after the other; what was refused is sent again with the same key. */
  async function write(writer: number): Promise<void> {
    for (let number = 0; !isOver; number++) {
      const notes = `Escrita por ${writer}, la ${number}`;
      const body = JSON.stringify({
        ...{ chapterId, personId, typeId, notes, amount: 1000, lines: [] },
        ...{ startDate: '2026-11-23', dueDate: '2026-11-30' },
      });
      const headers = { 'idempotency-key': `writer-${writer}-number-${number}` };
      for (;;) {
        const answer = await ask('POST', '/work-orders', { token, headers, body });
        if (answer.status === 201) break;
        refused.push(answer);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      saved.push(notes);
    }
  }
  const writing = [1, 2, 3, 4].map(write);
  await vi.waitFor(() => expect(saved.length).toBeGreaterThan(20), 30_000);
  await pair.killPrimary();
  await vi.waitFor(() => expect(refused.length).toBeGreaterThan(8), 30_000);
  const before = saved.length;
  expect((await ask('GET', '/ready')).status).toBe(503);
  await pair.promote();
  await vi.waitFor(() => expect(saved.length).toBeGreaterThan(before + 20), 30_000);
  isOver = true;
  await Promise.all(writing);

  const found = await rows(
    "select notes, count(*)::int as times from work_orders where notes like 'Escrita por%' group by 1",
  );
  expect(found.map(({ notes }) => notes).sort()).toEqual(saved.sort());
  expect(found.filter(({ times }) => times !== 1)).toEqual([]);
  for (const { status, headers } of refused) expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  await vi.waitFor(async () => {
    for (const _ of addresses) expect((await ask('GET', '/ready')).status).toBe(200);
  }, 15_000);
  for (const run of runs) {
    run.process.kill('SIGTERM');
    expect(await run.exited).toBe(0);
    expect(run.stderr()).not.toMatch(/^ +at |tests@/m);
  }
});
