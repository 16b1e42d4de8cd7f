import { Problem, type SessionEnv } from '@doblaje/contract';
import { type ApplicationAnswers, createClient, send } from '@doblaje/contract/client';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../src/ground/db/database';
import { createOnce } from '../src/ground/edits/createOnce';
import { saveIfCurrent } from '../src/ground/edits/saveIfCurrent';
import { after, HOUR } from '../src/ground/time/time';
import { listen } from '../src/server/listen';
import { purge } from '../src/server/purge';
import { ANSWERS } from './sampleFiles';
import { PASSWORD, testServer } from './testServer';
import { waitingIn } from './testStorage';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('an edit', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await server.createUser('editada@correo.cl'));
  });

  const read = (db: Database) =>
    db
      .selectFrom('users')
      .select(['phone', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirst()
      .then((row) => (row ? { phone: row.phone, updatedAt: row.updated_at.toISOString() } : null));
  const save = (readWith: string | null, phone: string, { of = id, db = server.db, fails = false } = {}) =>
    saveIfCurrent(db, {
      of: (transaction) => transaction.selectFrom('users').selectAll().where('id', '=', of),
      writtenAt: (user) => user.updated_at,
      readWith,
      now: server.now(),
      write: async (transaction, moment) => {
        await transaction
          .updateTable('users')
          .set({ phone, updated_at: moment })
          .where('id', '=', id)
          .execute();
        if (fails) throw new Problem(422, 'No');
      },
      read,
    });
  const now = async () => (await read(server.db)) ?? { phone: '', updatedAt: '' };

  test('is saved once: of many based on the same version, the others are told what is there', async () => {
    const { updatedAt } = await now();
    const edits = await Promise.all(['1', '2', '3', '4'].map((phone) => save(updatedAt, phone)));
    const saved = edits.filter(({ isStale }) => !isStale);
    expect(saved).toEqual([{ isStale: false, saved: await now() }]);
    for (const edit of edits.filter(({ isStale }) => isStale))
      expect(edit).toEqual({ isStale: true, current: await now() });
  });

  test('in the same millisecond as the one before still gets another moment', async () => {
    const before = await now();
    await save(before.updatedAt, '5');
    const after = await now();
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(await save(after.updatedAt, '6')).toMatchObject({ isStale: false });
  });

  test('that is refused while being written leaves nothing; an edit of a missing row is not found', async () => {
    const before = await now();
    await expect(save(before.updatedAt, '7', { fails: true })).rejects.toMatchObject({ status: 422 });
    expect(await now()).toEqual(before);
    const of = '0198a4d2-8c11-7d3a-9e55-000000000000';
    await expect(save(before.updatedAt, '8', { of })).rejects.toMatchObject({ status: 404 });
  });

  test('of a row that may not exist yet is saved for the first person who read none, and stale for everybody else', async () => {
    const year = 2098;
    const readRate = async (db: Database) =>
      (await db.selectFrom('retention_rates').selectAll().where('year', '=', year).executeTakeFirst()) ??
      null;
    const add = (readWith: string | null, rate: number) =>
      saveIfCurrent(server.db, {
        of: (db) => db.selectFrom('retention_rates').selectAll().where('year', '=', year),
        writtenAt: ({ updated_at }) => updated_at,
        readWith,
        now: server.now(),
        write: async () => undefined,
        add: async (db) => {
          const added = await db
            .insertInto('retention_rates')
            .values({ year, rate, updated_at: server.now() })
            .onConflict((conflict) => conflict.doNothing())
            .returning('year')
            .executeTakeFirst();
          return added !== undefined;
        },
        read: readRate,
      });
    await expect(add(server.now().toISOString(), 1)).rejects.toMatchObject({ status: 404 });
    const firsts = await Promise.all([1, 2, 3].map((rate) => add(null, rate)));
    expect(firsts.filter(({ isStale }) => !isStale)).toEqual([
      { isStale: false, saved: await readRate(server.db) },
    ]);
    expect(firsts.filter(({ isStale }) => isStale)).toHaveLength(2);
    expect(await add(null, 4)).toEqual({ isStale: true, current: await readRate(server.db) });
  });

  test('within a transaction is undone with it', async () => {
    const before = await now();
    await server.db
      .transaction()
      .execute(async (db) => {
        await save(before.updatedAt, '9', { db });
        throw new Error('the rest did not work');
      })
      .catch(() => undefined);
    expect(await now()).toEqual(before);
  });
});

describe('a call that creates something', () => {
  const KEY = '0198a4d2-8c11-7d3a-9e55-000000000001';
  const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });
  const candidate = async (email: string) => {
    const { id } = await server.createUser(email);
    return { userId: id, token: await server.tokenFor(email) };
  };
  const create = (token: string, phone: string, key?: string) =>
    server.call('POST', '/applications', { ...ANSWERS, phone }, { token, ...(key && keyed(key)) });
  const phoneOf = async (id: string) =>
    (await server.db.selectFrom('applications').select('phone').where('id', '=', id).execute())[0]?.phone;

  test('sent again with its key gets the first answer and does nothing, for a day', async () => {
    const { token } = await candidate('repite@correo.cl');
    const first = await create(token, '+56 9 5550 0001', KEY);
    expect(first.status).toBe(201);
    const { id } = first.body;
    await create(token, '+56 9 5550 0002');
    const again = await create(token, '+56 9 5550 0001', KEY);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await phoneOf(id)).toBe('+56 9 5550 0002');
    server.wait(24 * HOUR);
    await create(await server.tokenFor('repite@correo.cl'), '+56 9 5550 0001', KEY);
    expect(await phoneOf(id)).toBe('+56 9 5550 0001');
  });

  test('with a key of another request is refused; another person’s key is a different one', async () => {
    const { token } = await candidate('otra.clave@correo.cl');
    const { id } = (await create(token, '+56 9 5550 0001', KEY)).body;
    const refused = [
      await create(token, '+56 9 5550 0002', KEY),
      await server.call('POST', `/applications/${id}/submit`, { reels: 0 }, { token, ...keyed(KEY) }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([422, 'KEY_REUSED']);
      expect(body.message).toContain('la clave de otra');
    }
    expect(await phoneOf(id)).toBe('+56 9 5550 0001');
    expect((await create(token, '+56 9 5550 0001', 'corta')).body.errors).toEqual([
      expect.objectContaining({ field: 'Idempotency-Key' }),
    ]);
    const other = await candidate('otra.persona@correo.cl');
    const theirs = await create(other.token, '+56 9 5550 0001', KEY);
    expect([theirs.status, theirs.body.id === id]).toEqual([201, false]);
  });

  test('sends one mail, however often submitting is repeated', async () => {
    const { token } = await candidate('un.correo@correo.cl');
    const { id } = (await create(token, '+56 9 5550 0001', KEY)).body;
    const end = () =>
      server.call('POST', `/applications/${id}/submit`, { reels: 0 }, { token, ...keyed('f'.repeat(32)) });
    const ends = await Promise.all([end(), end()]);
    expect(ends[1]).toMatchObject({ status: 200, body: ends[0]?.body });
    expect((await server.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['un.correo@correo.cl']);
  });

  /** Makes a route for this test only; `work` gets the number of its run. */
  async function things(email: string, work: (run: number) => Promise<void>) {
    const { userId } = await candidate(email);
    let runs = 0;
    const app = new Hono<SessionEnv>();
    app.onError((error, c) => c.json({ message: error.message }, error instanceof Problem ? 409 : 500));
    app.use(async (c, next) => {
      c.set('session', { id: '', userId, role: 'ADMIN' });
      await next();
    });
    app.post('/things', async (c) => {
      const made = await createOnce(c, server, async () => {
        runs += 1;
        const run = runs;
        await work(run);
        return { run };
      });
      return c.json(made, 201);
    });
    const post = async () => {
      const answer = await app.request('/things', { method: 'POST', body: '{}', ...keyed(KEY) });
      return [answer.status, await answer.json()];
    };
    return { post, runs: () => runs };
  }

  test('made twice at the same moment runs once, and both get its answer', async () => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { post, runs } = await things('dos.a.la.vez@correo.cl', () => held);
    const both = Promise.all([post(), post()]);
    if (server.storage.kind === 'postgres')
      await vi.waitFor(async () => expect(await waitingIn(server.storage)).toBe(1), 15_000);
    else await vi.waitFor(() => expect(runs()).toBe(1), 15_000);
    finish();
    expect(await both).toEqual([
      [201, { run: 1 }],
      [201, { run: 1 }],
    ]);
    expect(runs()).toBe(1);
  });

  test('that was refused leaves nothing, and the call that waited for it runs', async () => {
    const { post } = await things('rechazada@correo.cl', async (run) => {
      if (run === 1) throw new Problem(409, 'No');
    });
    const answers = await Promise.all([post(), post()]);
    expect(answers).toContainEqual([201, { run: 2 }]);
    expect(answers).toContainEqual([409, { message: 'No' }]);
    expect(await post()).toEqual([201, { run: 2 }]);
  });

  test('cut off between its work and its answer: the typed client’s next call gets that answer', async () => {
    const { token } = await candidate('cortada@correo.cl');
    let cuts = true;
    const front = new Hono<{ Bindings: HttpBindings }>();
    front.all('*', async (c) => {
      const answer = await server.app.fetch(c.req.raw, c.env);
      if (cuts) c.env.outgoing.destroy();
      return answer;
    });
    const listening = await listen(front, '127.0.0.1', 0);
    const apiUrl = `http://127.0.0.1:${listening.port}/api`;
    const { catalogue } = createClient({ apiUrl, authUrl: apiUrl, getToken: () => token });
    const apply = () => send(catalogue.applications.$post({ json: ANSWERS as ApplicationAnswers }));
    await expect(apply()).rejects.toMatchObject({ status: 0 });
    const made = await server.call('GET', '/users/me/application', undefined, { token });
    await create(token, '+56 9 5550 0003');
    cuts = false;
    const { id } = await apply();
    await listening.close();
    expect(id).toBe(made.body.application.id);
    expect(await phoneOf(id)).toBe('+56 9 5550 0003');
  });

  test('is forgotten after a day, and when its person is erased', async () => {
    const count = async () => (await server.db.selectFrom('idempotency_keys').select('key').execute()).length;
    await purge(server.db, after(server.now(), 24 * HOUR));
    expect(await count()).toBe(0);
    const { token } = await candidate('se.va@correo.cl');
    await create(token, '+56 9 5550 0001', KEY);
    expect(await count()).toBe(1);
    await server.call('DELETE', '/users/me', { password: PASSWORD }, { token });
    expect(await count()).toBe(0);
  });
});
