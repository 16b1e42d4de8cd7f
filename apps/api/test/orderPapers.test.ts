import type { WorkOrder } from '@doblaje/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvRows } from './answered';
import { oldDatabase } from './oldDatabase';
import { orderStudio } from './sampleOrders';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof orderStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await orderStudio(server);
});
afterAll(() => server.close());

const SAME = { personName: '', projectTitle: '', chapterNumber: null, chapterTitle: '' };
const TODAY = {
  ...{ personName: 'Zoila Quidel', projectTitle: 'Otra marea, temporada 9' },
  ...{ chapterNumber: 77, chapterTitle: 'La boya' },
};

const as = (who: 'admin' | 'ana') => (path: string) => studio.as(who)('GET', path);
const read = async (id: number): Promise<WorkOrder> => (await as('admin')(`/work-orders/${id}`)).body;
const idsOf = async (query: string): Promise<number[]> =>
  (await as('admin')(`/work-orders?size=100&${query}`)).body.items.map(({ id }: WorkOrder) => id);
const found = (search: string) => idsOf(`search=${encodeURIComponent(search)}`);
const said = ({ personName, projectTitle, season, houseNumber, chapterNumber, chapterTitle }: WorkOrder) => ({
  ...{ personName, projectTitle, season, houseNumber, chapterNumber, chapterTitle },
});
const csv = () => csvRows(server, studio.tokens.admin, '/work-orders/csv?sort=number');

test('an issued order says what it was issued with, and what is true today', async () => {
  const { db } = server;
  const { projectId, ana, otherChapterId } = studio;
  const project = await db
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  const [draft, before] = [await studio.draft(), await studio.issued()];
  expect(said(before)).toMatchObject({
    ...{ personName: 'Antonia Millaquén Rojas', houseNumber: project.house_number, season: '2' },
    ...{ projectTitle: 'La bahía de los relojes, temporada 2', chapterNumber: 2, chapterTitle: 'Capítulo 2' },
  });
  expect(before.today).toEqual(SAME);

  const renamed = { first_name: 'Zoila', last_name: 'Quidel' };
  await db.updateTable('users').set(renamed).where('id', '=', ana.id).execute();
  const retitled = { title: 'Otra marea', season: '9', house_number: 'OM-9' };
  await db.updateTable('projects').set(retitled).where('id', '=', projectId).execute();
  await db
    .updateTable('chapters')
    .set({ number: 77, title: 'La boya' })
    .where('id', '=', otherChapterId)
    .execute();

  const after = await read(before.id);
  expect(said(after)).toEqual(said(before));
  expect(after.today).toEqual(TODAY);
  const now = { ...TODAY, season: '9', houseNumber: 'OM-9' };
  expect(said(await read(draft.id))).toEqual(now);
  expect((await read(draft.id)).today).toEqual(SAME);

  // The list and its CSV show the paper's names. Old and new names find an issued order; a draft only has today's names.
  const { items } = (await as('admin')('/work-orders?size=100')).body;
  const rowOf = (id: number) => items.find((row: WorkOrder) => row.id === id);
  expect(rowOf(before.id)).toMatchObject({ ...said(before), today: TODAY });
  expect(rowOf(draft.id)).toMatchObject({ ...now, today: SAME });
  for (const search of ['Millaquén', 'Quidel', project.title, 'Otra marea', 'temporada 9'])
    expect([search, await found(search)]).toEqual([search, expect.arrayContaining([before.id])]);
  expect(await found('Quidel')).toContain(draft.id);
  expect(await found('Millaquén')).not.toContain(draft.id);
  // Sorted by the shown name: Antonia before Zoila.
  const ids = await idsOf('sort=person');
  expect(ids.indexOf(before.id)).toBeLessThan(ids.indexOf(draft.id));
  expect((await csv())[0]).toMatchObject({
    ...{ Persona: before.personName, Proyecto: before.projectTitle, Temporada: '2' },
    ...{ 'N.º interno': project.house_number, Capítulo: '2', 'Título del capítulo': 'Capítulo 2' },
    ...{ 'Persona hoy': 'Zoila Quidel', 'Proyecto hoy': 'Otra marea, temporada 9' },
  });

  // The person's own list and export show the paper's names too.
  const own = (search: string) => as('ana')(`/documents?search=${encodeURIComponent(search)}`);
  for (const search of [project.title, 'Otra marea'])
    expect((await own(search)).body.items).toMatchObject([
      { orderId: before.id, project: before.projectTitle },
    ]);
  expect((await own('Otra cosa')).body.items).toEqual([]);
  expect((await as('ana')('/documents/projects')).body).toEqual({ projects: [before.projectTitle] });
  expect(said((await as('ana')(`/work-orders/${before.id}`)).body)).toEqual(said(before));

  // An answer keeps the names of the paper; the next order takes today's.
  const accepted = await studio.move('ana', after, 'answer', { answer: 'accept', note: '' });
  expect(said(accepted.body)).toEqual(said(before));
  const next = (await studio.move('admin', await read(draft.id), 'issue')).body;
  expect(said(next)).toEqual(now);
  expect(next.today).toEqual(SAME);

  // The boleta shows today's names while it waits, and the chapter of the order.
  const lines = [{ appearanceId: studio.roles.malva, loopsDone: 9 }];
  await studio.move('admin', accepted.body, 'finish', { lines });
  const [boleta] = (await as('ana')('/boletas/own')).body.items;
  expect(boleta).toMatchObject({
    ...{ personName: 'Zoila Quidel', projectTitle: 'Otra marea, temporada 9' },
    ...{ chapterNumber: 2, chapterTitle: 'Capítulo 2' },
  });
});

test('orders of an earlier release keep the name on their paper, or else the current one', async () => {
  const { db, update, close } = await oldDatabase('2026-11-30-email-changes');
  const raw = (text: string) => sql.raw(text).execute(db);
  const person = '0198a4d2-7c11-7d3a-9e55-000000000001';
  await raw(`insert into users (id, email, first_name, last_name, role, password_hash, created_at, updated_at)
    values ('${person}', 'bea@correo.cl', 'Bea', 'Soto', 'USER', 'x', now(), now())`);
  await raw(`
    with project as (
      insert into projects (title, season, house_number, type_id, status_id, client_id, created_at, updated_at)
        select 'La ronda', '4', 'LR-4', 2, id, id, now(), now() from catalogue_entries where kind = 'projectStatus' limit 1
        returning id
    )
    insert into chapters (project_id, number, title, status_id, created_at, updated_at)
      select project.id, 3, 'Uno', entries.id, now(), now() from project,
        (select id from catalogue_entries where kind = 'chapterStatus' limit 1) as entries`);
  for (const [number, state] of [
    [7, 'issued'],
    ['null', 'draft'],
  ])
    await raw(`insert into work_orders (number, type_id, state, chapter_id, person_id, start_date, due_date, issued_at,
        created_at, updated_at)
      select ${number}, 1, '${state}', id, '${person}', '2026-11-01', '2026-11-02', now(), now(), now() from chapters`);
  await raw(`update users set last_name = 'Pérez'`);
  await update();
  const columns = [
    'person_name',
    'name_now',
    'project_title',
    'project_now',
    'season',
    'house_number',
  ] as const;
  const rows = await db
    .selectFrom('work_orders')
    .select([...columns, 'chapter_number', 'chapter_title', 'searched'])
    .orderBy('id')
    .execute();
  const project = { project_title: 'La ronda, temporada 4', project_now: 'La ronda, temporada 4' };
  expect(rows).toMatchObject([
    {
      ...{ ...project, person_name: 'Bea Soto', name_now: 'Bea Pérez', season: '4', house_number: 'LR-4' },
      ...{ chapter_number: 3, chapter_title: 'Uno' },
    },
    { ...project, person_name: 'Bea Pérez', name_now: 'Bea Pérez', season: '', chapter_number: null },
  ]);
  for (const word of ['7', 'soto', 'perez', 'la ronda']) expect(rows[0]?.searched).toContain(word);
  await close();
});
