import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type PostgresCluster, startPostgres } from '../engines/postgresCluster';
import { postgresPool } from '../src/ground/db/postgresPool';
import { Outage } from '../src/ground/failures/outage';
import { addressOf, bundleServer, newDataFolder, removeBundle, runServer } from './serverProcess';
import { testServer } from './testServer';
import { urlOf, waitingIn } from './testStorage';

let cluster: PostgresCluster;
beforeAll(async () => {
  bundleServer();
  cluster = await startPostgres();
});
afterAll(async () => {
  await cluster.remove();
  removeBundle();
});

const TALENT = { email: 'talento@doblaje.test', password: 'Doblaje-2026' };
const UNAVAILABLE = 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.';

test('connections that break in use, even by a restart, end no process: 503 while it lasts, then all is well', async () => {
  const DATABASE_URL = await cluster.createDatabase('ending');
  const run = runServer({
    PORT: '0',
    DATA_DIR: newDataFolder(),
    DEMO: '1',
    RATE_LIMITS: 'off',
    DATABASE_URL,
  });
  const address = await addressOf(run);
  const login = await fetch(`${address}/api/users/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(TALENT),
  });
  const headers = { authorization: `Bearer ${(await login.json()).accessToken}` };
  const read = () => fetch(`${address}/api/documents`, { headers });

  const answers = new Map<number, number>();
  let isOver = false;
  const reading = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const answer = await read();
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
      if (answer.status !== 503) continue;
      expect(answer.headers.get('retry-after')).toBe('5');
      const code = answer.headers.get('x-request-id')?.slice(0, 8);
      expect((await answer.json()).message).toBe(`${UNAVAILABLE} Código: ${code}`);
    }
  });
  let ended = 0;
  while (ended < 100 && run.process.exitCode === null) {
    const rows = await cluster.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'ending' and pid <> pg_backend_pid()",
    );
    ended += rows.length;
  }
  await cluster.crash();
  expect((await read()).status).toBe(503);
  expect((await fetch(`${address}/login`)).status).not.toBe(500);
  await cluster.start();
  await vi.waitFor(async () => expect((await read()).status).toBe(200), 30_000);
  isOver = true;
  await Promise.all(reading);

  expect([...answers.keys()].sort()).toEqual([200, 503]);
  expect(run.process.exitCode).toBeNull();
  // Each outage is one log line, without the database's address.
  expect(run.stderr()).toMatch(/database out of reach \(/);
  expect(run.stderr()).not.toMatch(/^ +at |tests@|doblaje-pg/m);
  run.process.kill('SIGTERM');
  expect(await run.exited).toBe(0);
});

test('three processes with the demo start at once on an empty database: every row is there once', async () => {
  const DATABASE_URL = await cluster.createDatabase('demo');
  const runs = [1, 2, 3].map(() =>
    runServer({ PORT: '0', DATA_DIR: newDataFolder(), DEMO: '1', DATABASE_URL }),
  );
  await Promise.all(runs.map(addressOf));
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  const count = async (table: string) =>
    (await client.query(`select count(*)::int as n from ${table}`)).rows[0].n;
  // Four people who can log in, the studio's 25 people, and seven inactive ones.
  expect(await count('users')).toBe(36);
  expect(await count('projects')).toBe(14);
  expect(await count('(select distinct user_id, title from documents) as each')).toBe(
    await count('documents'),
  );
  expect(await count('discarded_blobs')).toBe(0);
  await client.end();
  for (const run of runs) {
    run.process.kill('SIGTERM');
    expect(await run.exited).toBe(0);
    expect(run.stderr()).toBe('');
  }
});

test('twelve requests for one locked row keep only their own account waiting', async () => {
  const server = await testServer();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const holder = new Client({ connectionString: urlOf(server.storage) });
  await holder.connect();
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await holder.end();
    await server.close();
  });
  const { id } = await server.createUser('ana@correo.cl');
  await server.createUser('bea@correo.cl');
  const [ana, bea] = [await server.tokenFor('ana@correo.cl'), await server.tokenFor('bea@correo.cl')];
  const sheet = {
    section: 'bank',
    bank: '012',
    account_type: 'vista',
    account_number: '0012345678',
    holder_rut: '12345678-5',
    updatedAt: server.now().toISOString(),
  };
  const save = (token: string) => server.call('PATCH', '/users/me/profile', sheet, { token });

  await holder.query('begin');
  await holder.query('select from users where id = $1 for update', [id]);
  let isRefused = false;
  const waiting = Array.from({ length: 12 }, () =>
    save(ana).finally(() => {
      isRefused = true;
    }),
  );
  await vi.waitFor(async () => {
    expect(await waitingIn(server.storage)).toBe(3);
  }, 15_000);
  const others = await Promise.all([
    save(bea),
    server.call('GET', '/users/auth/session', undefined, { token: bea }),
    server.call('GET', '/documents', undefined, { token: bea }),
    server.logIn('bea@correo.cl'),
    server.call('POST', '/users/send-mail/resetpassword', { email: 'bea@correo.cl' }),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 202]);
  // The first requests still wait for the row.
  expect(isRefused).toBe(false);

  const refused = await Promise.all(waiting);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
  await holder.query('rollback');
  expect((await save(ana)).status).toBe(200);
});

// Milliseconds: short, but enough for a busy machine.
const SHORT = { connect: 3000, lock: 400, statement: 1000, idleInTransaction: 800, answer: 2000 };

function open(url: string) {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: postgresPool(url, SHORT) }) });
  onTestFinished(() => db.destroy());
  return db;
}

test('a statement, a lock and an abandoned transaction end when their time is over', async () => {
  const url = await cluster.createDatabase('slow');
  const db = open(url);
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow('database out of reach (57014)');
  await sql`create table one (id integer primary key)`.execute(db);
  await sql`insert into one values (1)`.execute(db);
  await db.transaction().execute(async (transaction) => {
    await sql`update one set id = 2`.execute(transaction);
    await expect(sql`update one set id = 3`.execute(db)).rejects.toThrow('database out of reach (55P03)');
  });
  const idle = db.transaction().execute(async (transaction) => {
    await sql`update one set id = 4`.execute(transaction);
    await new Promise((resolve) => setTimeout(resolve, 2 * SHORT.idleInTransaction));
    await sql`update one set id = 5`.execute(transaction);
  });
  await expect(idle).rejects.toThrow(Outage);
  expect((await sql<{ id: number }>`select id from one`.execute(db)).rows).toEqual([{ id: 2 }]);
});

test('an error of ours is not taken for an outage', async () => {
  const db = open(cluster.url);
  await expect(sql`select * from nowhere`.execute(db)).rejects.not.toThrow(Outage);
});

/** A proxy in front of the cluster that can silently stop passing on data in both directions. */
async function freezer(url: string) {
  const socket = new URL(url).searchParams.get('host');
  let isFrozen = false;
  const open: Socket[] = [];
  const server = createServer((from) => {
    const to = connect(`${socket}/.s.PGSQL.5432`);
    open.push(from, to);
    for (const one of [from, to]) one.on('error', () => {});
    from.on('data', (data) => isFrozen || to.write(data));
    to.on('data', (data) => isFrozen || from.write(data));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const one of open) one.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://tests@127.0.0.1:${port}/postgres`,
    freeze: (value: boolean) => {
      isFrozen = value;
    },
  };
}

test('a server that stops answering without a word is an outage, and its connections are not used again', async () => {
  const { url, freeze } = await freezer(cluster.url);
  const db = open(url);
  await sql`select 1`.execute(db);
  freeze(true);
  await expect(sql`select 2`.execute(db)).rejects.toThrow(Outage);
  await expect(sql`select 3`.execute(db)).rejects.toThrow(Outage);
  freeze(false);
  expect((await sql<{ n: number }>`select 4 as n`.execute(db)).rows).toEqual([{ n: 4 }]);
});
