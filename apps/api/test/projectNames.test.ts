import { projectName } from '@doblaje/domain/naming';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../src/ground/db/migrations';
import { oldDatabase } from './oldDatabase';
import { orderStudio } from './sampleOrders';
import { sendDocument } from './sampleSharedDocuments';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof orderStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await orderStudio(server);
});
afterAll(() => server.close());

const SECOND = 'La bahía de los relojes, temporada 2';

test('the database names a project as the domain does', async () => {
  for (const [title, season] of [
    ['La ronda', '2'],
    ['La ronda', ''],
    [' La ronda ', '  '],
    ['La ronda', ' Especial '],
  ] as const) {
    const { rows } = await sql<{ name: string }>`select project_name(${title}, ${season}) as name`.execute(
      server.db,
    );
    expect(rows[0]?.name).toBe(projectName({ title, season }));
  }
});

test('an order, its paper, its boleta, its mail, its history and the CSVs name the season', async () => {
  await server.mails();
  const accepted = await studio.accepted();
  expect(accepted).toMatchObject({ projectTitle: SECOND, season: '2' });
  const [mail] = await server.mails();
  expect(mail?.text).toContain(`para ${SECOND}.`);
  const documents = (await studio.as('ana')('GET', '/documents')).body.items;
  expect(documents).toMatchObject([{ project: SECOND }]);
  await studio.move('admin', accepted, 'finish', {
    lines: [{ appearanceId: studio.roles.malva, loopsDone: 9 }],
  });
  const [boleta] = (await studio.as('ana')('GET', '/boletas/own')).body.items;
  expect(boleta.projectTitle).toBe(SECOND);
  const { items } = (await studio.as('admin')('GET', `/history/work-order/${accepted.id}`)).body;
  expect(JSON.stringify(items)).toContain(`${SECOND}, capítulo 2 · Capítulo 2`);
  const file = { personIds: studio.ana.id, projectId: String(studio.projectId), title: 'Guion' };
  await sendDocument(server, studio.tokens.admin, file, { name: 'Guion.pdf' });
  const { houseNumber } = (await studio.as('admin')('GET', `/projects/${studio.projectId}`)).body;
  for (const list of ['work-orders', 'boletas', 'shared-documents']) {
    const headers = { authorization: `Bearer ${studio.tokens.admin}` };
    const csv = await (await server.app.request(`/api/${list}/csv`, { headers })).text();
    expect(csv).toContain(';Proyecto;Temporada;N.º interno;');
    expect(csv).toContain(`;${SECOND};2;${houseNumber};`);
  }
});

test('a project that gets another season has its new name everywhere, except on issued orders', async () => {
  const path = `/projects/${studio.projectId}`;
  const project = (await studio.as('admin')('GET', path)).body;
  const { projectTitle, houseNumber, typeId, statusId, clientsId, signalId, updatedAt } = project;
  const values = { projectTitle, houseNumber, typeId, statusId, clientsId, signalId, updatedAt };
  expect((await studio.as('admin')('PATCH', path, { ...values, season: '3' })).status).toBe(200);
  const third = 'La bahía de los relojes, temporada 3';
  for (const list of ['boletas', 'shared-documents'])
    expect((await studio.as('admin')('GET', `/${list}`)).body.items).toMatchObject([{ projectTitle: third }]);
  expect((await studio.as('admin')('GET', '/work-orders')).body.items).toMatchObject([
    { projectTitle: SECOND, season: '2', today: { projectTitle: third } },
  ]);
  const own = (await studio.as('ana')('GET', '/documents')).body.items;
  expect(own.map(({ project }: { project: string }) => project).sort()).toEqual([SECOND, third]);
  expect((await studio.as('admin')('GET', '/work-orders?search=temporada%203')).body.total).toBe(1);
});

test('records that an earlier release named by title alone are named with the season', async () => {
  const names = Object.keys(migrations).filter((name) => name < '2026-11-29-project-names');
  const { db, update, close } = await oldDatabase(names.at(-1) ?? '');
  try {
    await sql`
      with project as (
        insert into projects (title, season, house_number, type_id, status_id, client_id, created_at, updated_at)
          select 'La ronda', '4', 'LR-4', 2, id, id, now(), now() from catalogue_entries where kind = 'projectStatus' limit 1
          returning id
      )
      insert into chapters (project_id, number, title, status_id, created_at, updated_at)
        select project.id, 1, 'Uno', entries.id, now(), now() from project,
          (select id from catalogue_entries where kind = 'chapterStatus' limit 1) as entries`.execute(db);
    await sql`insert into work_orders (chapter_id, created_at, updated_at) select id, now(), now() from chapters`.execute(
      db,
    );
    await sql`insert into shared_documents (kind, title, project_id, is_for_cast, file_name, size, key, created_at, updated_at)
      select 'script', 'Guion', id, false, 'Guion.pdf', 1, 'k', now(), now() from projects`.execute(db);
    await sql`insert into nominas (created_at, updated_at) values (now(), now())`.execute(db);
    await sql`insert into nomina_lines (nomina_id, folio, project_title, season, gross, retention, net)
      select id, 7, 'La ronda', '4', 100, 10, 90 from nominas`.execute(db);
    await update();
    for (const table of ['work_orders', 'shared_documents', 'nomina_lines']) {
      const { rows } = await sql<{
        name: string;
      }>`select project_title as name from ${sql.table(table)}`.execute(db);
      expect([table, rows[0]?.name]).toEqual([table, 'La ronda, temporada 4']);
    }
  } finally {
    await close();
  }
});
