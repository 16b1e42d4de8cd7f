import { setTimeout } from 'node:timers/promises';
import { castShown, draftShown, ordersShown } from '@doblaje/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../src/ground/db/database';
import {
  AFTER_LEASE,
  asServer,
  type CrashApi,
  crashes,
  crashStudio,
  judge,
  killDuring,
  NOW,
  seedPeople,
} from './crashes';
import { studioCast } from './sampleStudio';
import { bundleServer, removeBundle } from './serverProcess';

beforeAll(bundleServer);
afterAll(removeBundle);

const ROUNDS = crashes(3);
/** Drafts in each round. Issuing for the cast makes as many orders. */
const DRAFTS = 6;
const ASKED = { typeId: 2, startDate: '2026-11-23', dueDate: '2026-11-30', notes: '' } as const;

/** Makes an ADMIN, the people, and the drafts of all rounds, which take turns among the people. */
async function seed(db: Database) {
  const people = await seedPeople(db, DRAFTS);
  const { chapterId } = await studioCast(asServer(db));
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
        ...{ chapter_id: chapterId, person_id: people[index % DRAFTS] ?? '' },
        ...{ created_at: NOW, updated_at: NOW },
      })),
    )
    .returning('id')
    .execute();
  return { chapterId, people, drafts: drafts.map(({ id }) => id) };
}

/** The orders with their papers' keys. */
function seen(db: Database) {
  return db
    .selectFrom('work_orders')
    .leftJoin('documents', 'documents.work_order_id', 'work_orders.id')
    .select(['work_orders.id', 'work_orders.state', 'work_orders.number', 'documents.key'])
    .orderBy('work_orders.number')
    .execute();
}

async function issue({ get, send }: CrashApi, id: number) {
  // A similar order may be issued meanwhile: the server then warns with 409, and the client tries again.
  for (;;) {
    const order = await (await get(`/work-orders/${id}`)).json();
    const answer = await send('POST', `/work-orders/${id}/issue`, {
      ...{ updatedAt: order.updatedAt, shown: draftShown(order) },
    });
    if (answer.status !== 409 || order.state !== 'draft') return answer;
  }
}

async function issueCast({ get, send }: CrashApi, chapter: number, asked: object) {
  const path = `/chapters/${chapter}/work-orders`;
  for (;;) {
    const { cast, orders } = await (await get(path)).json();
    const answer = await send('POST', path, {
      ...asked,
      shown: [...castShown(cast), ...ordersShown(orders)],
    });
    if (answer.status !== 409) return answer;
  }
}

test('killed while orders are issued: each has its number and paper or neither, a cast all or none, nobody is told twice', async () => {
  const studio = await crashStudio();
  const { chapterId, people, drafts } = await studio.inDatabase(seed);
  const answered = new Set<number>();
  let lost = 0;
  let made = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const api = await studio.start('admin@correo.cl');
    const orders = people.map((personId) => ({ personId, amount: null, lines: [] }));
    const issuing = [
      ...drafts.slice(round * DRAFTS, (round + 1) * DRAFTS).map(async (id) => {
        if ((await issue(api, id)).status === 200) answered.add(id);
      }),
      issueCast(api, chapterId, { ...ASKED, orders }),
    ];
    // Wait for the first issued order, then kill the server at another moment in each round.
    const moment = Promise.race(issuing).then(() => setTimeout((round * 37) % 150));
    await killDuring(api.run, issuing, moment);

    const all = await studio.inDatabase(seen);
    made = all.length;
    const issued = all.filter(({ state }) => state === 'issued');
    expect(issued.length).toBeGreaterThan(0);
    // The numbers have no gaps and no doubles: every number that was taken has its order.
    expect(issued.map(({ number }) => number)).toEqual(issued.map((_, index) => index + 1));
    expect(issued.every(({ key }) => key !== null)).toBe(true);
    expect(
      all.filter(({ state, number, key }) => state === 'draft' && (number !== null || key !== null)),
    ).toEqual([]);
    const ids = new Set(issued.map(({ id }) => id));
    lost += [...answered].filter((id) => !ids.has(id)).length;
    // Orders that are not among the drafts come from the cast: for all of its people, or for nobody.
    expect(issued.filter(({ id }) => !drafts.includes(id)).length % DRAFTS).toBe(0);
  }

  // Issue the remaining drafts. Then every order has its paper on the disk and exactly one mail.
  studio.setClock(AFTER_LEASE);
  const api = await studio.start('admin@correo.cl');
  for (const id of drafts) await issue(api, id);
  await vi.waitFor(async () => expect(await studio.mails()).toHaveLength(made), {
    timeout: 60_000,
    interval: 100,
  });
  api.run.process.kill('SIGTERM');
  await api.run.exited;
  const issued = await studio.inDatabase(seen);
  expect(issued.every(({ state }) => state === 'issued')).toBe(true);
  const told = (await studio.mails()).map(({ text }) => /documento=([0-9a-f-]+)/.exec(text ?? '')?.[1]);
  expect(new Set(told).size).toBe(issued.length);
  for (const { key } of issued) {
    const paper = await new Response(await studio.blobs.read(key ?? '')).text();
    expect(paper.startsWith('%PDF-') && paper.trimEnd().endsWith('%%EOF')).toBe(true);
  }
  judge('kill -9 in issuing orders', `${ROUNDS} times, ${answered.size} acknowledged of ${made}`, {
    lost,
    doubled: told.length - issued.length,
    orphans: (await studio.leftAfterSweep()).orphans,
  });
  await studio.remove();
});
