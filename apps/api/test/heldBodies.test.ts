import { createHash } from 'node:crypto';
import { routes } from '@doblaje/contract';
import { sampleMp4 } from '@doblaje/contract/fixtures';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerIs, forItself, onBehalfOf } from '../src/ground/db/caller';
import { boletaPdf, boletaStudio, bteForm, SAID } from './sampleBoletas';
import { ANSWERS } from './sampleFiles';
import { approvedBoleta, BANK, preparedNomina } from './sampleNominas';
import { documentForm } from './sampleSharedDocuments';
import { testServer } from './testServer';

type TestServer = Awaited<ReturnType<typeof testServer>>;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Ways in which a person loses their rights while their request is under way. */
const LOST = {
  deactivated: async (id: string) => {
    await server.db.updateTable('users').set({ deactivated_at: server.now() }).where('id', '=', id).execute();
    await server.db.deleteFrom('sessions').where('user_id', '=', id).execute();
  },
  demoted: async (id: string) => {
    await server.db.updateTable('users').set({ role: 'USER' }).where('id', '=', id).execute();
  },
  'logged out': async (id: string) => {
    await server.db.deleteFrom('sessions').where('user_id', '=', id).execute();
  },
  expired: async (id: string) => {
    await server.db
      .updateTable('sessions')
      .set({ expires_at: server.now() })
      .where('user_id', '=', id)
      .execute();
  },
};
type Loss = keyof typeof LOST;

let people = 0;

/** Sends half of a body, runs `meanwhile`, then sends the other half. */
async function heldRequest(
  request: {
    method: string;
    path: string;
    token: string;
    body: Uint8Array;
    headers?: Record<string, string>;
  },
  meanwhile: () => Promise<unknown>,
) {
  const { method, path, token, body, headers } = request;
  const half = Math.floor(body.length / 2);
  let pulls = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        pulls++;
        if (pulls === 1) return controller.enqueue(body.slice(0, half));
        // `meanwhile` must not run on behalf of this request's caller.
        await forItself(meanwhile);
        controller.enqueue(body.slice(half));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const response = await server.app.request(`/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: stream,
    duplex: 'half',
  } as RequestInit);
  await response.arrayBuffer();
  return { status: response.status, pulls };
}

/** A digest of every table, except accounts, sessions, counters and the sweeper's list. */
async function storedBy(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('users', 'sessions', 'limits', 'discarded_blobs') order by 1`.execute(server.db);
  const held: Record<string, string> = {};
  for (const { name } of rows) {
    const all = sql<{ text: string }>`select t::text as text from ${sql.table(name)} as t order by 1`;
    held[name] = createHash('sha256')
      .update(JSON.stringify((await all.execute(server.db)).rows))
      .digest('hex');
  }
  return held;
}

const FILES = ['uploadBoleta', 'uploadBte', 'uploadSharedDocument', 'putReel'];

const WRITING = Object.entries(routes)
  .filter(([name, { method, access }]) => method !== 'get' && access !== 'public' && !FILES.includes(name))
  .map(([name, { method, path, access }]) => ({
    name,
    method: method.toUpperCase(),
    // A person without the ADMIN role keeps routes that a USER may call too.
    isOfAdmin: !(access as readonly string[]).includes('USER'),
    path: path
      .replace('/history/{entity}', '/history/document')
      .replace('{kind}', 'client')
      .replace('{year}', '2026')
      .replace(/\{\w+\}/g, '1'),
  }));

test('every writing route is among those held below', () => {
  expect(WRITING.length).toBeGreaterThan(70);
});

// All requests wait for the second half of their bodies at once. Then the rights go, and every request must be refused.
test.each(Object.keys(LOST) as Loss[])('every route that writes, %s while the body comes', async (loss) => {
  const email = `held${++people}@correo.cl`;
  const { id } = await server.createUser(email, { role: 'ADMIN' });
  const token = await server.tokenFor(email);
  const held = WRITING.filter(({ isOfAdmin }) => loss !== 'demoted' || isOfAdmin);
  const before = await storedBy();
  let waiting = 0;
  let lose = () => {};
  const allWait = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const lost = allWait.then(() => LOST[loss](id));
  const answers = await Promise.all(
    held.map(async ({ name, method, path }) => {
      const body = new TextEncoder().encode(JSON.stringify({}));
      const answer = await heldRequest({ method, path, token, body }, () => {
        if (++waiting === held.length) lose();
        return lost;
      });
      return [name, answer] as const;
    }),
  );
  const refused = { status: loss === 'demoted' ? 403 : 401, pulls: 2 };
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(held.map(({ name }) => [name, refused])));
  expect(await storedBy()).toEqual(before);
});

/** A studio with boletas, made once; Ana gets a new session each time. */
async function boletas() {
  studio ??= await boletaStudio(server);
  studio.tokens.ana = await server.tokenFor('ana@correo.cl');
  return studio;
}
let studio: Awaited<ReturnType<typeof boletaStudio>> | undefined;

test.each(Object.keys(LOST) as Loss[])('an ADMIN who is %s meanwhile does not pay a nómina', async (loss) => {
  const { ana, admin } = await nominas();
  const chapter = await server.db.selectFrom('chapters').select('id').executeTakeFirstOrThrow();
  const nomina = await preparedNomina(server, [await approvedBoleta(server, ana, chapter.id)]);
  const { updatedAt } = (await admin('GET', `/nominas/${nomina}`)).body;
  const email = `pays-${loss.replace(' ', '-')}@correo.cl`;
  const { id } = await server.createUser(email, { role: 'ADMIN' });
  const token = await server.tokenFor(email);
  const body = new TextEncoder().encode(JSON.stringify({ paidOn: '2026-11-20', updatedAt }));
  const request = { method: 'POST', path: `/nominas/${nomina}/pay`, token, body };
  const before = await storedBy();
  const { status } = await heldRequest(request, () => LOST[loss](id));
  expect(status).toBe(loss === 'demoted' ? 403 : 401);
  expect(await storedBy()).toEqual(before);
  // It could have been paid: another ADMIN pays it.
  const paid = await admin('POST', `/nominas/${nomina}/pay`, { paidOn: '2026-11-20', updatedAt });
  expect(paid.body.state).toBe('paid');
});

async function nominas() {
  const { admin } = await boletas();
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'ana@correo.cl')
    .executeTakeFirstOrThrow();
  await server.db.updateTable('users').set(BANK).where('id', '=', id).execute();
  return { ana: id, admin };
}

describe('the rights are checked when a file has arrived', () => {
  test.each(['logged out', 'expired'] as const)('a boleta of somebody whose session is %s', async (loss) => {
    const studio = await boletas();
    const ana = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'ana@correo.cl')
      .executeTakeFirstOrThrow();
    const { id, updatedAt } = await studio.pending();
    const form = new FormData();
    for (const [part, value] of Object.entries({ ...SAID, updatedAt })) form.set(part, value);
    form.set('file', new File([boletaPdf()], 'boleta.pdf', { type: 'application/pdf' }));
    const sent = new Response(form);
    const body = new Uint8Array(await sent.arrayBuffer());
    const headers = {
      'content-type': sent.headers.get('content-type') ?? '',
      'content-length': String(body.length),
    };
    const before = await storedBy();
    const request = {
      method: 'POST',
      path: `/boletas/${id}/upload`,
      token: studio.tokens.ana,
      body,
      headers,
    };
    const { status } = await heldRequest(request, () => LOST[loss](ana.id));
    expect(status).toBe(401);
    expect(await storedBy()).toEqual(before);
  });

  test.each([
    ['demoted', 403],
    ['deactivated', 401],
  ] as const)('a BTE of an ADMIN who is %s', async (loss, refused) => {
    const studio = await boletas();
    const pending = await studio.pending();
    const { id } = await server.createUser(`bte-${loss}@correo.cl`, { role: 'ADMIN' });
    const token = await server.tokenFor(`bte-${loss}@correo.cl`);
    const { form: body, headers } = await bteForm(pending, 180_000);
    await server.swept();
    const files = server.storedFiles().length;
    const before = await storedBy();
    const request = { method: 'POST', path: `/boletas/${pending.id}/bte`, token, body, headers };
    expect((await heldRequest(request, () => LOST[loss](id))).status).toBe(refused);
    expect(await storedBy()).toEqual(before);
    await server.swept();
    expect(server.storedFiles()).toHaveLength(files);
  });

  test.each([
    ['demoted', 403],
    ['deactivated', 401],
  ] as const)('a script of an ADMIN who is %s', async (loss, refused) => {
    const { id: reader } = await server.createUser(`reader-${loss}@correo.cl`);
    const { id } = await server.createUser(`files-${loss}@correo.cl`, { role: 'ADMIN' });
    const token = await server.tokenFor(`files-${loss}@correo.cl`);
    const { form: body, headers } = documentForm({ personIds: reader });
    // Files that earlier tests left behind go first.
    await server.swept();
    const files = server.storedFiles().length;
    const before = await storedBy();
    const request = { method: 'POST', path: '/shared-documents', token, body, headers };
    expect((await heldRequest(request, () => LOST[loss](id))).status).toBe(refused);
    expect(await storedBy()).toEqual(before);
    await server.swept();
    expect(server.storedFiles()).toHaveLength(files);
  });

  test('the rest of a reel of somebody who is deactivated: no piece of it is kept', async () => {
    const { id } = await server.createUser('piece@correo.cl');
    const token = await server.tokenFor('piece@correo.cl');
    const draft = (await server.call('POST', '/applications', ANSWERS, { token })).body;
    const body = sampleMp4(40_000);
    const digest = createHash('sha256').update(body).digest('hex');
    const headers = { 'content-type': 'video/mp4', 'content-length': String(body.length) };
    const before = await storedBy();
    const path = `/applications/${draft.id}/reels/1?name=a.mp4&digest=${digest}&size=${body.length}&offset=0`;
    const request = { method: 'PUT', path, token, body, headers };
    expect((await heldRequest(request, () => LOST.deactivated(id))).status).toBe(401);
    expect(await storedBy()).toEqual(before);
  });

  test('a reel of somebody who is deactivated', async () => {
    const { id } = await server.createUser('reel@correo.cl');
    const token = await server.tokenFor('reel@correo.cl');
    const draft = (await server.call('POST', '/applications', ANSWERS, { token })).body;
    const body = sampleMp4();
    const headers = { 'content-type': 'video/mp4', 'content-length': String(body.length) };
    const before = await storedBy();
    const path = `/applications/${draft.id}/reels/1?name=a.mp4`;
    const request = { method: 'PUT', path, token, body, headers };
    expect((await heldRequest(request, () => LOST.deactivated(id))).status).toBe(401);
    expect(await storedBy()).toEqual(before);
  });
});

describe('between the last check of the rights and the writing', () => {
  /** A person whose request is at work, after every check of its route. */
  async function atWork(roles: readonly ('ADMIN' | 'USER')[] = ['ADMIN']) {
    const email = `at-work${++people}@correo.cl`;
    const { id: userId } = await server.createUser(email, { role: 'ADMIN' });
    await server.logIn(email);
    const session = await server.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const run = <T>(work: () => Promise<T>) =>
      onBehalfOf('address', () => {
        callerIs(`account ${userId}`, { sessionId: session.id, userId, roles });
        return work();
      });
    return { userId, run };
  }

  const line = (id: string) => ({
    ...{ at: server.now(), actor_id: null, action: 'update', entity: 'person', entity_id: id },
    changes: '[]',
  });
  const write = (on: TestServer['db'], id: string) =>
    on
      .insertInto('audit')
      .values(line(id) as never)
      .execute();
  const lines = async (id: string) =>
    (await server.db.selectFrom('audit').select('id').where('entity_id', '=', id).execute()).length;

  test.each(Object.keys(LOST) as Loss[])(
    '%s: no statement and no transaction of that person is done',
    async (loss) => {
      const { userId, run } = await atWork();
      await run(() => write(server.db, userId));
      await LOST[loss](userId);
      const refused = { status: loss === 'demoted' ? 403 : 401 };
      await expect(run(() => write(server.db, userId))).rejects.toMatchObject(refused);
      const transaction = () => server.db.transaction().execute((on) => write(on, userId));
      await expect(run(transaction)).rejects.toMatchObject(refused);
      const raw = () => sql`update audit set changes = '[1]' where entity_id = ${userId}`.execute(server.db);
      await expect(run(raw)).rejects.toMatchObject(refused);
      expect(await lines(userId)).toBe(1);
    },
  );

  test('a person’s writing waits while they are being deactivated, and then writes nothing', async () => {
    const { userId, run } = await atWork();
    let writing: Promise<unknown> | undefined;
    await server.db.transaction().execute(async (on) => {
      await on.updateTable('users').set({ deactivated_at: server.now() }).where('id', '=', userId).execute();
      writing = run(() => server.db.transaction().execute((own) => write(own, userId)));
      writing.catch(() => undefined);
    });
    await expect(writing).rejects.toMatchObject({ status: 401 });
    expect(await lines(userId)).toBe(0);
  });

  test('a person who was first writes, and is deactivated afterwards', async () => {
    const { userId, run } = await atWork();
    const order: string[] = [];
    let deactivating: Promise<unknown> | undefined;
    await run(() =>
      server.db.transaction().execute(async (on) => {
        deactivating = forItself(() => LOST.deactivated(userId)).then(() => order.push('deactivated'));
        await write(on, userId);
        await on.selectFrom('audit').select('id').execute();
        order.push('written');
      }),
    );
    await deactivating;
    expect(order).toEqual(['written', 'deactivated']);
    expect(await lines(userId)).toBe(1);
  });
});
