import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderStudio } from './sampleOrders';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof orderStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await orderStudio(server);
});
afterAll(() => server.close());

/** Later chapters of the order's project, the last one done; Ana voices Malva in all of them. */
let later: { id: number; appearance: number }[];
beforeEach(async () => {
  await server.db
    .updateTable('appearances')
    .set({ person_id: studio.ana.id })
    .where('character_id', '=', studio.malva)
    .execute();
  await server.db
    .updateTable('characters')
    .set({ person_id: studio.ana.id })
    .where('id', '=', studio.malva)
    .execute();
  if (later) return;
  const at = { created_at: server.now(), updated_at: server.now(), project_id: studio.projectId };
  const statuses = await server.db
    .selectFrom('catalogue_entries')
    .select('id')
    .where('kind', '=', 'chapterStatus')
    .orderBy('id')
    .execute();
  const [open, done] = [statuses[0]?.id ?? 0, statuses.at(-1)?.id ?? 0];
  later = [];
  for (const [number, status_id] of [
    [3, open],
    [4, done],
  ] as const) {
    const { id } = await server.db
      .insertInto('chapters')
      .values({ ...at, number, title: `Capítulo ${number}`, status_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const appearance = await server.db
      .insertInto('appearances')
      .values({
        chapter_id: id,
        character_id: studio.malva,
        person_id: studio.ana.id,
        updated_at: server.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    later.push({ id, appearance: appearance.id });
  }
});

/** Makes a replacement draft for Bea after Ana declined the order. */
async function replacement() {
  const declined = (
    await studio.move('ana', await studio.issued(), 'answer', { answer: 'decline', note: 'No puedo' })
  ).body;
  const draft = (await studio.as('admin')('POST', `/work-orders/${declined.id}/replace`)).body;
  const { chapterId, typeId, startDate, dueDate, amount, notes, updatedAt } = draft;
  const lines = draft.lines.map(({ appearanceId, loops }: { appearanceId: number; loops: number }) => ({
    appearanceId,
    loops,
  }));
  const values = { chapterId, typeId, startDate, dueDate, amount, notes, lines, updatedAt };
  const edit = { ...values, personId: studio.bea.id };
  return (await studio.as('admin')('PATCH', `/work-orders/${draft.id}`, edit)).body;
}

/** The voice of Malva in each chapter, and at the end her usual one. */
async function voices() {
  const rows = await server.db
    .selectFrom('appearances')
    .innerJoin('chapters', 'chapters.id', 'appearances.chapter_id')
    .select(['chapters.number', 'appearances.person_id'])
    .where('character_id', '=', studio.malva)
    .orderBy('chapters.number')
    .execute();
  const { person_id } = await server.db
    .selectFrom('characters')
    .select('person_id')
    .where('id', '=', studio.malva)
    .executeTakeFirstOrThrow();
  const name = (id: string | null) => (id === studio.ana.id ? 'ana' : id === studio.bea.id ? 'bea' : id);
  return [...rows.map((row) => name(row.person_id)), name(person_id)];
}

const experiences = async (who: 'ana' | 'bea') =>
  (await studio.as(who)('GET', '/experiences')).body.items.find(
    ({ character }: { character: string }) => character === 'Inspectora Malva',
  )?.chapters ?? 0;

test('an order in the place of another leaves the cast as it is, unless asked to change it', async () => {
  const issued = await studio.move('admin', await replacement(), 'issue');
  expect(issued.status).toBe(200);
  expect(await voices()).toEqual(['ana', 'ana', 'ana', 'ana', 'ana']);
});

test('the cast of its chapter follows it, with Experiencias and the history', async () => {
  const before = { ana: await experiences('ana'), bea: await experiences('bea') };
  expect((await studio.move('admin', await replacement(), 'issue', { recast: 'chapter' })).status).toBe(200);
  expect(await voices()).toEqual(['ana', 'bea', 'ana', 'ana', 'ana']);
  expect([await experiences('ana'), await experiences('bea')]).toEqual([before.ana - 1, before.bea + 1]);
  const { items } = (await studio.as('admin')('GET', `/history/chapter/${studio.otherChapterId}`)).body;
  expect(items[0].changes).toMatchObject([{ field: 'person', of: 'Inspectora Malva' }]);
});

test('later chapters that are not done follow it, and so does the usual person of the character', async () => {
  expect((await studio.move('admin', await replacement(), 'issue', { recast: 'onward' })).status).toBe(200);
  expect(await voices()).toEqual(['ana', 'bea', 'bea', 'ana', 'bea']);
  const { items } = (await studio.as('admin')('GET', `/history/chapter/${later[0]?.id}`)).body;
  expect(items[0].changes).toMatchObject([{ field: 'person', of: 'Inspectora Malva' }]);
});

test('a person who was given a role meanwhile is named beforehand, and stays in later chapters', async () => {
  const draft = await replacement();
  await server.db
    .updateTable('appearances')
    .set({ person_id: null })
    .where('id', '=', later[0]?.appearance ?? 0)
    .execute();
  expect((await studio.move('admin', draft, 'issue', { recast: 'onward' })).status).toBe(200);
  expect(await voices()).toEqual(['ana', 'bea', null, 'ana', 'bea']);
});
