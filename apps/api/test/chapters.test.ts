import type { Chapter } from '@doblaje/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { after, DAY } from '../src/ground/time/time';
import { purge } from '../src/server/purge';
import { adminOf, projectValues, studioCast, studioProject } from './sampleStudio';
import { shownNow } from './shownNow';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
let statusId: number;
const admin = (...request: [method: string, path: string, body?: unknown]) =>
  adminOf(server, () => token)(...request);
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  token = await server.tokenFor('admin@correo.cl');
  ({ statusId } = await studioCast(server));
});
afterAll(() => server.close());

const values = (number: number, changes: object = {}) => ({
  number,
  title: `Título ${number}`,
  duration: '00:44:12',
  dueDate: '2026-03-24',
  statusId,
  ...changes,
});
const project = async () => (await studioProject(server)).id;
const list = async (id: number) => (await admin('GET', `/projects/${id}/chapters`)).body;
async function add(projectId: number, number: number): Promise<Chapter> {
  server.wait(1000);
  const { status, body } = await admin('POST', `/projects/${projectId}/chapters`, values(number));
  expect(status).toBe(201);
  return body;
}

describe('chapters', () => {
  test('are added, listed by number, and summed up', async () => {
    const id = await project();
    await add(id, 2);
    const first = await add(id, 1);
    expect(first).toMatchObject({ ...values(1), statusLabel: 'Por grabar', characters: 0, loopsDone: 0 });
    const { chapters, sums } = await list(id);
    expect(chapters.map(({ number }: Chapter) => number)).toEqual([1, 2]);
    expect(sums).toEqual({ chapters: 2, done: 0, durationSeconds: 5304, loopsPlanned: 0, loopsDone: 0 });
    expect((await admin('GET', `/projects/${id}`)).body.chapterCount).toBe(2);
  });

  test('are refused for a fault in the form, for a number already taken, and in a project that does not exist', async () => {
    const id = await project();
    const errorsOf = async (body: object) =>
      (await admin('POST', `/projects/${id}/chapters`, body)).body.errors;
    expect(await errorsOf(values(-1, { duration: '44:12', title: '' }))).toEqual([
      { field: 'number', message: 'Ingresa un número entre 0 y 99.999' },
      { field: 'title', message: 'El título del capítulo es requerido' },
      { field: 'duration', message: 'Escribe la duración como HH:MM:SS, por ejemplo 00:44:12' },
    ]);
    // A project status is not valid for a chapter.
    expect(await errorsOf(values(1, { statusId: 1 }))).toMatchObject([{ field: 'statusId' }]);
    await add(id, 1);
    expect(await errorsOf(values(1))).toEqual([
      { field: 'number', message: 'El proyecto ya tiene un capítulo con este número' },
    ]);
    for (const none of ['0', 'abc', '999999']) {
      const refused = await admin('POST', `/projects/${none}/chapters`, values(1));
      expect([refused.status, refused.body.message]).toEqual([404, expect.stringContaining('ya no existe')]);
      expect((await admin('GET', `/projects/${none}/chapters`)).status).toBe(404);
    }
  });

  test('two people add one number at once: one chapter is made', async () => {
    const id = await project();
    const both = await Promise.all([1, 2].map(() => admin('POST', `/projects/${id}/chapters`, values(7))));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    const shown = await shownNow(admin).chapters(id);
    const runs = await Promise.all(
      [8, 13].map((from) =>
        admin('POST', `/projects/${id}/chapters/several`, {
          ...{ from, to: from + 4, dueDate: '', statusId, shown },
        }),
      ),
    );
    // The second request has not seen the chapters of the first, so it adds none, even with other numbers.
    expect(runs.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = runs.find(({ status }) => status === 409)?.body;
    expect(refused.errors.map(({ message }: { message: string }) => message)).toContain(
      `Ahora está el capítulo ${runs[0]?.status === 201 ? 8 : 13}.`,
    );
    expect(refused.current.sums.chapters).toBe(6);
    expect((await list(id)).sums.chapters).toBe(6);
  });

  test('are added several at once, all or none', async () => {
    const id = await project();
    await add(id, 203);
    const run = { from: 201, to: 204, dueDate: '2026-02-26', daysBetween: 7, statusId };
    const shown = await shownNow(admin).chapters(id);
    const refused = await admin('POST', `/projects/${id}/chapters/several`, { ...run, shown });
    expect(refused.body.errors).toEqual([{ field: 'from', message: 'El proyecto ya tiene el capítulo 203' }]);
    expect((await list(id)).sums.chapters).toBe(1);
    const added = await admin('POST', `/projects/${id}/chapters/several`, {
      ...run,
      from: 204,
      to: 206,
      shown,
    });
    const told = added.body.chapters.map(({ number, title, dueDate }: Chapter) => [number, title, dueDate]);
    expect(told).toEqual([
      [204, 'Capítulo 204', '2026-02-26'],
      [205, 'Capítulo 205', '2026-03-05'],
      [206, 'Capítulo 206', '2026-03-12'],
    ]);
  });

  test('are changed once, and their history shows it', async () => {
    const { id, updatedAt } = await add(await project(), 1);
    const edit = { ...values(1), statusId: statusId + 3, dueDate: '', updatedAt };
    const saved = await admin('PATCH', `/chapters/${id}`, edit);
    expect([saved.status, saved.body.statusStage, saved.body.dueDate]).toEqual([200, 'done', '']);
    const stale = await admin('PATCH', `/chapters/${id}`, edit);
    expect([stale.status, stale.body.current]).toEqual([409, saved.body]);
    const { items } = (await admin('GET', `/history/chapter/${id}`)).body;
    expect(items[0].changes).toEqual([
      { field: 'dueDate', from: '2026-03-24', to: '' },
      { field: 'status', from: 'Por grabar', to: 'Listo' },
    ]);
  });

  test('take their cast with them when deleted, and bring it back when restored', async () => {
    const { projectId, chapterId, malva } = await studioCast(server);
    const { chapter } = (await admin('GET', `/chapters/${chapterId}/cast`)).body;
    const loops = async () => {
      const { characters } = (await admin('GET', `/projects/${projectId}/characters`)).body;
      return characters.find(({ id }: { id: number }) => id === malva).loopsPlanned;
    };
    expect(await loops()).toBe(20);
    for (const _ of [1, 2]) expect((await admin('DELETE', `/chapters/${chapterId}`)).status).toBe(204);
    expect(await loops()).toBe(10);
    const gone = [404, 'Este capítulo ya no existe: puede que alguien lo haya eliminado.'];
    const asks = [
      admin('GET', `/chapters/${chapterId}/cast`),
      admin('PATCH', `/chapters/${chapterId}`, { ...values(1), updatedAt: chapter.updatedAt }),
      admin('POST', `/chapters/${chapterId}/cast/copy`, { from: 1, shown: [] }),
    ];
    for (const { status, body } of await Promise.all(asks)) expect([status, body.message]).toEqual(gone);
    for (const _ of [1, 2])
      expect((await admin('POST', `/chapters/${chapterId}/restore`)).body.loopsPlanned).toBe(10);
    expect(await loops()).toBe(20);
    await admin('DELETE', `/chapters/${chapterId}`);
    await add(projectId, 1);
    const taken = await admin('POST', `/chapters/${chapterId}/restore`);
    expect(taken.body.errors).toMatchObject([{ field: 'number' }]);
  });

  test('keep their project from being deleted; without them it is deleted and takes no new ones', async () => {
    const id = await project();
    const chapter = await add(id, 1);
    const refused = await admin('DELETE', `/projects/${id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'HAS_CHAPTERS']);
    await admin('DELETE', `/chapters/${chapter.id}`);
    expect((await admin('DELETE', `/projects/${id}`)).status).toBe(204);
    expect((await admin('POST', `/projects/${id}/chapters`, values(2))).status).toBe(404);
    expect((await admin('POST', `/chapters/${chapter.id}/restore`)).status).toBe(404);
    // A chapter is added while its project is deleted: one of the two is refused.
    const other = await project();
    const [added, deleted] = await Promise.all([
      admin('POST', `/projects/${other}/chapters`, values(1)),
      admin('DELETE', `/projects/${other}`),
    ]);
    expect([[added.status, deleted.status].join()]).toEqual([expect.stringMatching(/^(201,409|404,204)$/)]);
  });

  test('a next season has the same characters with their people, and no chapters', async () => {
    const { projectId } = await studioCast(server);
    const next = await admin('POST', `/projects/${projectId}/next-season`, {
      ...(await projectValues(server, 'SIGUE-1')),
      season: '3',
      shown: await shownNow(admin).season(projectId),
    });
    expect(next.body.chapterCount).toBe(0);
    const { characters } = (await admin('GET', `/projects/${next.body.id}/characters`)).body;
    expect(
      characters.map(({ name, chapters }: { name: string; chapters: number }) => [name, chapters]),
    ).toEqual([
      ['Farero Ulises', 0],
      ['Inspectora Malva', 0],
      ['Sin capítulo', 0],
    ]);
  });

  test('a next season takes over the person who voiced each character in the last chapter, or else the usual one', async () => {
    const { projectId, chapterId, otherChapterId, malva } = await studioCast(server);
    const [first, last, usual] = await Promise.all(
      ['primera', 'ultima', 'habitual'].map((who) => server.createUser(`${who}@correo.cl`)),
    );
    const chapters = await server.db
      .selectFrom('chapters')
      .select('id')
      .where('id', 'in', [chapterId, otherChapterId])
      .orderBy('number')
      .execute();
    for (const [place, person] of [first, last].entries())
      await server.db
        .updateTable('appearances')
        .set({ person_id: person?.id ?? null })
        .where('character_id', '=', malva)
        .where('chapter_id', '=', chapters[place]?.id ?? 0)
        .execute();
    await server.db
      .updateTable('characters')
      .set({ person_id: usual?.id ?? null })
      .where('project_id', '=', projectId)
      .execute();
    const next = await admin('POST', `/projects/${projectId}/next-season`, {
      ...(await projectValues(server, 'SIGUE-2')),
      season: '4',
      shown: await shownNow(admin).season(projectId),
    });
    const { characters } = (await admin('GET', `/projects/${next.body.id}/characters`)).body;
    const people = Object.fromEntries(
      characters.map(({ name, personId }: { name: string; personId: string }) => [name, personId]),
    );
    expect(people).toMatchObject({ 'Inspectora Malva': last?.id, 'Sin capítulo': usual?.id });
  });

  test('are deleted for good 30 days after they were deleted, with their cast', async () => {
    const { chapterId, projectId } = await studioCast(server);
    await admin('DELETE', `/chapters/${chapterId}`);
    const left = async () =>
      (await server.db.selectFrom('appearances').select('id').where('chapter_id', '=', chapterId).execute())
        .length;
    await purge(server.db, after(server.now(), 29 * DAY));
    expect(await left()).toBe(1);
    await purge(server.db, after(server.now(), 30 * DAY));
    expect(await left()).toBe(0);
    token = await server.tokenFor('admin@correo.cl');
    expect((await admin('POST', `/chapters/${chapterId}/restore`)).body.message).toContain('30 días');
    expect((await list(projectId)).sums.chapters).toBe(1);
  });
});
