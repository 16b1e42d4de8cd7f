import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { logSlowQueries } from '../src/ground/db/watchedDriver';
import { configureLog } from '../src/ground/log/logger';
import { registry } from '../src/ground/metrics/metrics';
import { type Listening, listen } from '../src/server/listen';
import { jsonLog } from './jsonLog';
import { testServer } from './testServer';

const EMAIL = 'antonia.millaquen@correo.cl';
const RUT = '12345678-5';

let server: Awaited<ReturnType<typeof testServer>>;
let listening: Listening;
let token: string;
beforeAll(async () => {
  server = await testServer();
  await server.createUser(EMAIL, { role: 'ADMIN', rut: RUT });
  token = await server.tokenFor(EMAIL);
  listening = await listen(server.app, '127.0.0.1', 0);
});
afterAll(async () => {
  await listening.close();
  await server.close();
});

const { out, entries } = jsonLog();
beforeEach(() => {
  registry.resetMetrics();
  // Whatever takes any time at all.
  logSlowQueries(Number.MIN_VALUE);
});
afterEach(() => logSlowQueries(0));

const slowLines = () => entries().filter(({ message }) => message === 'slow query');

const counted = async () =>
  Number(/^doblaje_database_slow_queries_total (\d+)$/m.exec(await registry.metrics())?.[1]);

test('a slow query of a request is told with its text, time, rows and request, and counted', async () => {
  const answer = await fetch(`http://127.0.0.1:${listening.port}/api/users?search=${EMAIL}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await answer.json()).total).toBe(1);
  const lines = slowLines();
  expect(lines.length).toBeGreaterThan(1);
  expect(await counted()).toBe(lines.length);
  for (const line of lines) {
    expect(line).toEqual({
      ...{ level: 'warn', message: 'slow query', time: expect.any(String), ms: expect.any(Number) },
      ...{ id: answer.headers.get('x-request-id'), rows: expect.any(Number), sql: expect.any(String) },
      ...(line.route && { route: '/api/users' }),
    });
  }
  const page = lines.find(({ sql: text }) => text.includes('"users"') && text.includes('limit $'));
  expect(page).toMatchObject({ rows: 1, route: '/api/users', sql: expect.stringMatching(/^select .* \$\d/) });
  for (const value of [EMAIL, 'antonia', 'correo.cl', RUT, '12345678', token])
    expect(JSON.stringify(lines)).not.toContain(value);
});

test('no value is told of a query that has it: neither a parameter nor one written into its text', async () => {
  const found = await server.db
    .selectFrom('users')
    .select(['email', sql.lit(EMAIL).as('written')])
    .where('email', '=', EMAIL)
    .where('rut', '=', sql.lit(RUT))
    .where('rut', 'in', [RUT])
    .where('activated_at', 'is not', null)
    .where(sql<boolean>`email = ${EMAIL} and ${sql.raw(`$$${EMAIL}$$`)} = email and 12345678 > 0`)
    .execute();
  expect(found).toEqual([{ email: EMAIL, written: EMAIL }]);
  await server.db.updateTable('users').set({ first_name: 'Antonia' }).where('rut', '=', RUT).execute();
  expect(slowLines().map(({ sql: text, rows }) => ({ text, rows }))).toEqual([
    {
      text: 'select "email", ? as "written" from "unblocked"."users" where "email" = $1 and "rut" = ? and "rut" in ($2) and "activated_at" is not null and email = $3 and ? = email and ? > ?',
      rows: 1,
    },
    { text: 'update "unblocked"."users" set "first_name" = $1 where "rut" = $2', rows: 1 },
  ]);
});

test('one that fails is told without rows, and nothing of why: its error repeats values', async () => {
  await expect(sql`select ${EMAIL}::text::date`.execute(server.db)).rejects.toThrow();
  expect(slowLines()).toMatchObject([{ isFailed: true, sql: 'select $1::text::date' }]);
  expect(out.mock.calls.join('\n')).not.toContain(EMAIL);
});

test('as text it is a line for a person', async () => {
  configureLog({ level: 'warn', format: 'text' });
  await sql`select ${EMAIL}::text`.execute(server.db);
  await sql`select ${EMAIL}::text::date`.execute(server.db).catch(() => {});
  expect(out.mock.calls.map(([line]) => line.replace(/^\S+ /, '').replace(/\d+ ms/, '0 ms'))).toEqual([
    'slow query: 0 ms, 1 rows: select $1::text',
    'slow query: 0 ms, failed: select $1::text::date',
  ]);
});

test('what is quick enough is not told, and with 0 nothing is', async () => {
  logSlowQueries(60_000);
  await sql`select 1`.execute(server.db);
  logSlowQueries(0);
  await sql`select 1`.execute(server.db);
  expect(out).not.toHaveBeenCalled();
  expect(await counted()).toBe(0);
});
