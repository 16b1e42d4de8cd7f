import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { castShown, draftShown, ordersShown } from '@doblaje/contract';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { diskBlobs } from '../src/ground/blobs/diskBlobs';
import { type Database, openDatabase, type Storage } from '../src/ground/db/database';
import { hashPassword } from '../src/people/passwords/passwords';
import { studioCast } from './sampleStudio';
import { addressOf, bundleServer, newDataFolder, removeBundle, runServer } from './serverProcess';
import { PASSWORD, type testServer } from './testServer';
import { emptyStorage, removeStorage } from './testStorage';

beforeAll(bundleServer);
afterAll(removeBundle);

/** `CRASHES=20` for a thorough run. */
const ROUNDS = Number(process.env.CRASHES ?? 3);
/** Drafts in each round. Issuing for the cast makes as many orders. */
const DRAFTS = 6;
const NOW = new Date('2026-11-20T12:00:00Z');
const ASKED = { typeId: 2, startDate: '2026-11-23', dueDate: '2026-11-30', notes: '' } as const;

/** Makes an ADMIN, the people, and the drafts of all rounds, which take turns among the people. */
async function seed(db: Database) {
  const server = { db, now: () => NOW } as Awaited<ReturnType<typeof testServer>>;
  const made = { first_name: 'Antonia', last_name: 'Ruz', password_hash: await hashPassword(PASSWORD) };
  const moments = { activated_at: NOW, created_at: NOW, updated_at: NOW };
  const user = (email: string, role: 'ADMIN' | 'USER') => ({ ...made, ...moments, email, role });
  const people = await db
    .insertInto('users')
    .values(Array.from({ length: DRAFTS }, (_, index) => user(`p${index}@correo.cl`, 'USER')))
    .returning('id')
    .execute();
  await db.insertInto('users').values(user('admin@correo.cl', 'ADMIN')).execute();
  const { chapterId } = await studioCast(server);
  const [type_id, start_date, due_date] = [ASKED.typeId, ASKED.startDate, ASKED.dueDate];
  const drafts = await db
    .insertInto('work_orders')
    .values(
      Array.from({ length: ROUNDS * DRAFTS }, (_, index) => ({
        ...{
          type_id,
          start_date,
          due_date,
          notes: '',
          amount: null,
          replaces: null,
          state: 'draft' as const,
        },
        ...{ chapter_id: chapterId, person_id: people[index % DRAFTS]?.id ?? '' },
        ...{ created_at: NOW, updated_at: NOW },
      })),
    )
    .returning('id')
    .execute();
  return { chapterId, people: people.map(({ id }) => id), drafts: drafts.map(({ id }) => id) };
}

/** The orders with their papers' keys. Needs the database for itself. */
async function seen(storage: Storage) {
  const db = await openDatabase(storage);
  const orders = await db
    .selectFrom('work_orders')
    .leftJoin('documents', 'documents.work_order_id', 'work_orders.id')
    .select(['work_orders.id', 'work_orders.state', 'work_orders.number', 'documents.key'])
    .orderBy('work_orders.number')
    .execute();
  await db.destroy();
  return orders;
}

test('killed while orders are issued: each has its number and paper or neither, a cast all or none, nobody is told twice', async () => {
  const DATA_DIR = newDataFolder();
  const used = await emptyStorage();
  const storage: Storage = used.kind === 'postgres' ? used : { kind: 'folder', folder: join(DATA_DIR, 'db') };
  const db = await openDatabase(storage);
  const { chapterId, people, drafts } = await seed(db);
  await db.destroy();
  const env = {
    ...{ PORT: '0', DATA_DIR, PUBLIC_URL: 'http://portal.test' },
    ...(storage.kind === 'postgres' && { DATABASE_URL: storage.url }),
  };
  const start = async () => {
    const run = runServer(env);
    const api = `${await addressOf(run)}/api`;
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    const post = (path: string, body: object) =>
      fetch(`${api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const session = await post('/users/auth/login', { email: 'admin@correo.cl', password: PASSWORD });
    headers.authorization = `Bearer ${(await session.json()).accessToken}`;
    const issue = async (id: number) => {
      // A similar order may be issued meanwhile: the server then warns with 409, and the client tries again.
      for (;;) {
        const order = await (await fetch(`${api}/work-orders/${id}`, { headers })).json();
        const answer = await post(`/work-orders/${id}/issue`, {
          ...{ updatedAt: order.updatedAt, shown: draftShown(order) },
        });
        if (answer.status !== 409 || order.state !== 'draft') return answer;
      }
    };
    const issueCast = async (chapter: number, asked: object) => {
      const path = `/chapters/${chapter}/work-orders`;
      for (;;) {
        const { cast, orders } = await (await fetch(`${api}${path}`, { headers })).json();
        const answer = await post(path, { ...asked, shown: [...castShown(cast), ...ordersShown(orders)] });
        if (answer.status !== 409) return answer;
      }
    };
    return { run, issue, issueCast };
  };

  const answered = new Set<number>();
  let made = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { run, issue, issueCast } = await start();
    const orders = people.map((personId) => ({ personId, amount: null, lines: [] }));
    const issuing = [
      ...drafts.slice(round * DRAFTS, (round + 1) * DRAFTS).map(async (id) => {
        if ((await issue(id)).status === 200) answered.add(id);
      }),
      issueCast(chapterId, { ...ASKED, orders }),
    ].map((sent) => Promise.resolve(sent).catch(() => {}));
    // Wait for the first issued order, then kill the server at another moment in each round.
    await Promise.race(issuing);
    await new Promise((resolve) => setTimeout(resolve, (round * 37) % 150));
    run.process.kill('SIGKILL');
    expect(await run.exited).toBeNull();
    await Promise.all(issuing);

    const all = await seen(storage);
    made = all.length;
    const issued = all.filter(({ state }) => state === 'issued');
    expect(issued.length).toBeGreaterThan(0);
    // The numbers have no gaps and no doubles: every number that was taken has its order.
    expect(issued.map(({ number }) => number)).toEqual(issued.map((_, index) => index + 1));
    expect(issued.every(({ key }) => key !== null)).toBe(true);
    expect(
      all.filter(({ state, number, key }) => state === 'draft' && (number !== null || key !== null)),
    ).toEqual([]);
    expect(issued.map(({ id }) => id)).toEqual(expect.arrayContaining([...answered]));
    // Orders that are not among the drafts come from the cast: for all of its people, or for nobody.
    expect(issued.filter(({ id }) => !drafts.includes(id)).length % DRAFTS).toBe(0);
  }

  // Issue the remaining drafts. Then every order has its paper on the disk and exactly one mail.
  const { run, issue } = await start();
  for (const id of drafts) await issue(id);
  const outbox = join(DATA_DIR, 'outbox');
  const written = () =>
    (existsSync(outbox) ? readdirSync(outbox) : []).filter((name) => name.endsWith('.eml'));
  await vi.waitFor(() => expect(written()).toHaveLength(made), { timeout: 60_000, interval: 100 });
  run.process.kill('SIGTERM');
  await run.exited;
  const issued = await seen(storage);
  expect(issued.every(({ state }) => state === 'issued')).toBe(true);
  const mails = await Promise.all(
    written().map((name) => PostalMime.parse(readFileSync(join(outbox, name)))),
  );
  const told = mails.map(({ text }) => /documento=([0-9a-f-]+)/.exec(text ?? '')?.[1]);
  expect(new Set(told).size).toBe(issued.length);
  expect(told).toHaveLength(issued.length);
  const blobs = diskBlobs(join(DATA_DIR, 'blobs'));
  for (const { key } of issued) {
    const paper = await new Response(await blobs.read(key ?? '')).text();
    expect(paper.startsWith('%PDF-') && paper.trimEnd().endsWith('%%EOF')).toBe(true);
  }
  if (used.kind === 'postgres') await removeStorage(used);
});
