import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../src/ground/time/time';
import { ANSWERS, fileDocument } from './sampleFiles';
import { issuedOrder } from './sampleOrders';
import { studioCast } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let admin: string;
let candidate: string;
let id: string;
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  id = (await server.createUser('candidata@correo.cl')).id;
  admin = await server.tokenFor('admin@correo.cl');
  candidate = await server.tokenFor('candidata@correo.cl');
});
afterAll(() => server.close());

const read = async (path: string, token: string) =>
  (await server.call('GET', path, undefined, { token })).body;
const pending = async (token: string) => (await read('/users/me/pending', token)).items;
const dot = async (token: string) => (await read('/users/auth/session', token)).alerts.documentsBack;
const chile = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' });
/** A date relative to the real today, because the database counts by its own clock. */
const day = (ahead: number) => chile.format(new Date(Date.now() + ahead * DAY));

test('nothing is shown when nothing is pending', async () => {
  expect([await pending(admin), await pending(candidate)]).toEqual([[], []]);
});

test('a new application is pending for ADMIN alone, with a dot, until somebody looks at it', async () => {
  const { body } = await server.call('POST', '/applications', ANSWERS, { token: candidate });
  // The application is not sent yet.
  expect([await pending(admin), await dot(admin)]).toEqual([[], false]);
  await server.call('POST', `/applications/${body.id}/submit`, { reels: 0 }, { token: candidate });
  expect(await pending(admin)).toEqual([{ kind: 'newApplications', count: 1, isExact: true }]);
  expect([await dot(admin), await dot(candidate), await pending(candidate)]).toEqual([true, false, []]);
  await server.db.updateTable('applications').set({ state: 'shortlisted' }).execute();
  expect([await pending(admin), await dot(admin)]).toEqual([[], false]);
});

test('unfinished chapters of active projects are pending when late or due within seven days; the lists find both', async () => {
  const { projectId, chapterId, otherChapterId } = await studioCast(server, { title: 'Marea baja' });
  await studioCast(server, { title: 'Sin plazos' });
  const due = (chapter: number, due_date: string | null) =>
    server.db.updateTable('chapters').set({ due_date }).where('id', '=', chapter).execute();
  const statusOf = async (kind: 'projectStatus' | 'chapterStatus', stage: 'done' | 'cancelled' | 'waiting') =>
    (
      await server.db
        .selectFrom('catalogue_entries')
        .select('id')
        .where('kind', '=', kind)
        .where('stage', '=', stage)
        .executeTakeFirstOrThrow()
    ).id;
  const waiting = async () => {
    const { items } = await read('/projects?due=soon', admin);
    const [told] = await pending(admin);
    expect((await read('/chapters?due=soon', admin)).total).toBe(told?.count ?? 0);
    return [told?.count ?? 0, items.map(({ projectTitle }: { projectTitle: string }) => projectTitle)];
  };
  await due(chapterId, day(8));
  expect(await waiting()).toEqual([0, []]);
  await due(chapterId, day(7));
  await due(otherChapterId, day(-40));
  expect(await waiting()).toEqual([2, ['Marea baja']]);

  const done = await statusOf('chapterStatus', 'done');
  await server.db.updateTable('chapters').set({ status_id: done }).where('id', '=', chapterId).execute();
  expect(await waiting()).toEqual([1, ['Marea baja']]);
  const project = (status_id: number) =>
    server.db.updateTable('projects').set({ status_id }).where('id', '=', projectId).execute();
  await project(await statusOf('projectStatus', 'cancelled'));
  expect(await waiting()).toEqual([0, []]);
  await project(await statusOf('projectStatus', 'waiting'));
  await server.db
    .updateTable('chapters')
    .set({ deleted_at: server.now() })
    .where('id', '=', otherChapterId)
    .execute();
  expect(await waiting()).toEqual([0, []]);
  expect((await server.call('GET', '/projects?due=never', undefined, { token: admin })).status).toBe(422);
});

async function chileanDay(days: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char((now() at time zone 'America/Santiago')::date + ${days}::integer, 'YYYY-MM-DD') as day`.execute(
    server.db,
  );
  return rows[0]?.day ?? '';
}

test('a person’s own orders are pending for them, as the list finds them', async () => {
  // `days` is the age of the oldest order that waits, in days of Chile; answered orders do not count.
  await fileDocument(server, id, { kind: 'work-order', state: 'issued', date: await chileanDay(-1) });
  await fileDocument(server, id, { kind: 'work-order', state: 'issued', date: await chileanDay(-4) });
  await fileDocument(server, id, { kind: 'work-order', state: 'accepted', date: await chileanDay(-9) });
  expect(await pending(candidate)).toEqual([{ kind: 'ordersToAnswer', count: 2, isExact: true, days: 4 }]);
  expect((await read('/documents?kind=work-order&state=issued', candidate)).total).toBe(2);
  expect(await pending(admin)).toEqual([]);
});

test('orders are pending when declined, unanswered for three days, or due within seven; the list finds them', async () => {
  const { chapterId } = await studioCast(server, { title: 'Faro' });
  const told = async () =>
    (await pending(admin))
      .filter(({ kind }: { kind: string }) => kind.startsWith('orders'))
      .map(({ kind, count }: { kind: string; count: number }) => [kind, count]);
  const before = await told();
  const write = (order: number, columns: object) =>
    server.db.updateTable('work_orders').set(columns).where('id', '=', order).execute();
  const declined = await issuedOrder(server, id, chapterId, 'rejected');
  await write(declined, { due_date: day(30) });
  const unanswered = await issuedOrder(server, id, chapterId);
  await write(unanswered, { due_date: day(30), issued_at: new Date(Date.now() - 4 * DAY) });
  const due = await issuedOrder(server, id, chapterId, 'accepted');
  await write(due, { due_date: day(7) });
  // A replacement draft has not been issued, so the declined order and the draft both wait.
  const { id: draft } = (
    await server.call('POST', `/work-orders/${declined}/replace`, undefined, { token: admin })
  ).body;
  expect([before, await told()]).toEqual([
    [],
    [
      ['ordersDeclined', 1],
      ['ordersToReplace', 1],
      ['ordersUnanswered', 1],
      ['ordersDue', 1],
    ],
  ]);
  for (const [query, found] of [
    ['waits=declined', declined],
    ['waits=replacement', draft],
    ['waits=unanswered', unanswered],
    ['due=soon', due],
  ])
    expect((await read(`/work-orders?${query}`, admin)).items).toMatchObject([{ id: found }]);
});
