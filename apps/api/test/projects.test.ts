import type { Project } from '@doblaje/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { after, DAY } from '../src/ground/time/time';
import { purge } from '../src/server/purge';
import { adminOf, projectValues } from './sampleStudio';
import { shownNow } from './shownNow';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
const admin = (...request: [method: string, path: string, body?: unknown]) =>
  adminOf(server, () => token)(...request);
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  token = await server.tokenFor('admin@correo.cl');
});
afterAll(() => server.close());

let made = 0;
async function create(changes: object = {}): Promise<Project> {
  made += 1;
  server.wait(1000);
  const values = await projectValues(server, `P-${made}`);
  const { status, body } = await admin('POST', '/projects', { ...values, ...changes });
  expect(status).toBe(201);
  return body;
}
const historyOf = async (id: number) => (await admin('GET', `/history/project/${id}`)).body.items;
const titles = async (query: string) =>
  (await admin('GET', `/projects${query}`)).body.items.map(({ projectTitle }: Project) => projectTitle);

describe('projects', () => {
  test('are created with the names of their choices, and their history shows them', async () => {
    const project = await create({ projectTitle: '  Marea baja ' });
    expect(project).toMatchObject({
      projectTitle: 'Marea baja',
      statusLabel: 'En preparación',
      statusStage: 'waiting',
      clientLabel: 'Puerto Mudo',
      signalLabel: '',
      chapterCount: 0,
    });
    expect((await admin('GET', `/projects/${project.id}`)).body).toEqual(project);
    expect(await historyOf(project.id)).toMatchObject([{ action: 'create' }]);
  });

  test('are refused by the rules of their form, for a choice that does not exist, and for a number already taken', async () => {
    const values = await projectValues(server, 'UNO-1');
    const errorsOf = async (changes: object) => {
      const { status, body } = await admin('POST', '/projects', { ...values, ...changes });
      return [status, ...body.errors];
    };
    expect(await errorsOf({ projectTitle: ' ', typeId: 0 })).toEqual([
      422,
      { field: 'projectTitle', message: 'El título del proyecto es requerido' },
      { field: 'typeId', message: 'Elige un tipo' },
    ]);
    const notAChoice = [422, { field: 'clientsId', message: 'Elige una opción de la lista' }];
    // The id of a status is not valid as a client.
    expect(await errorsOf({ clientsId: values.statusId })).toEqual(notAChoice);
    expect(await errorsOf({ clientsId: 99_999 })).toEqual(notAChoice);
    await create({ houseNumber: 'ÚNO-7' });
    expect(await errorsOf({ houseNumber: 'úno-7' })).toEqual([
      422,
      { field: 'houseNumber', message: 'Este número interno ya es de otro proyecto' },
    ]);
  });

  test('two people create one house number at once: one project is made', async () => {
    const values = await projectValues(server, 'AL-MISMO-TIEMPO');
    const both = await Promise.all([1, 2].map(() => admin('POST', '/projects', values)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('are changed once: a person who read the older version is told what is there', async () => {
    const { id, updatedAt } = await create();
    const values = await projectValues(server, `P-${made}`);
    const edit = { ...values, updatedAt, season: '3', typeId: 4 };
    const saved = await admin('PATCH', `/projects/${id}`, edit);
    expect([saved.status, saved.body.season]).toEqual([200, '3']);
    const stale = await admin('PATCH', `/projects/${id}`, { ...edit, season: '9' });
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([409, 'STALE', saved.body]);
    expect((await historyOf(id))[0].changes).toEqual([
      { field: 'season', from: '2', to: '3' },
      { field: 'type', from: 'Serie', to: 'Teleserie' },
    ]);
  });

  test('that are deleted are gone for everybody until they are restored', async () => {
    const { id, updatedAt, houseNumber } = await create({ projectTitle: 'Se va' });
    const values = await projectValues(server, houseNumber);
    expect((await admin('DELETE', `/projects/${id}`)).status).toBe(204);
    expect((await admin('DELETE', `/projects/${id}`)).status).toBe(204);
    expect(await titles('?search=se%20va')).toEqual([]);
    const gone = [404, 'Este proyecto ya no existe: puede que alguien lo haya eliminado.'];
    const edit = await admin('PATCH', `/projects/${id}`, { ...values, updatedAt });
    expect([edit.status, edit.body.message]).toEqual(gone);
    const read = await admin('GET', `/projects/${id}`);
    expect([read.status, read.body.message]).toEqual(gone);
    for (const _ of [1, 2]) {
      const restored = await admin('POST', `/projects/${id}/restore`);
      expect([restored.status, restored.body.projectTitle]).toEqual([200, 'Se va']);
    }
    const lines = (await historyOf(id)).map(({ action }: { action: string }) => action);
    expect(lines).toEqual(['restore', 'delete', 'create']);
    await admin('DELETE', `/projects/${id}`);
    const other = await create({ houseNumber });
    expect((await admin('POST', `/projects/${id}/restore`)).body.errors).toMatchObject([
      { field: 'houseNumber' },
    ]);
    await admin('DELETE', `/projects/${other.id}`);
  });

  test.each(['0', '-1', 'abc', '1e3', '99999999999999999999', '%27'])('%s is no project', async (id) => {
    expect((await admin('GET', `/projects/${id}`)).status).toBe(404);
  });

  test('are listed by search, filters and order', async () => {
    await create({ projectTitle: 'Ñandú en la niebla', season: '10', typeId: 8 });
    await create({ projectTitle: 'Niebla de abril', season: '9', typeId: 4 });
    expect(await titles('?search=NIEBLA&sort=projectTitle')).toEqual([
      'Niebla de abril',
      'Ñandú en la niebla',
    ]);
    expect(await titles('?search=niebla&sort=-season')).toEqual(['Ñandú en la niebla', 'Niebla de abril']);
    expect(await titles('?search=niebla&sort=-typeId')).toEqual(['Ñandú en la niebla', 'Niebla de abril']);
    expect(await titles('?search=niebla&sort=-updatedAt')).toEqual(['Niebla de abril', 'Ñandú en la niebla']);
    expect(await titles('?search=niebla&typeId=8')).toEqual(['Ñandú en la niebla']);
    const { statusId } = await projectValues(server, '');
    expect(await titles(`?search=niebla&statusId=${statusId}`)).toHaveLength(2);
    expect(await titles(`?search=niebla&statusId=${statusId + 1}`)).toEqual([]);
    for (const sort of ['statusId', '-clientsId', 'signalId'])
      expect(await titles(`?search=niebla&sort=${sort}`)).toHaveLength(2);
    expect(await titles('?search=%25')).toEqual([]);
  });

  test.each([
    'sort=key',
    'typeId=11',
    'statusId=abc',
    'clientsId=0',
    'signalId=99999999999',
    'page=1e9',
    'page=1000000000',
    'nada=1',
    'search=demasiado',
  ])('cannot be listed by %s', async (asked) => {
    const query = asked.replace('demasiado', 'x'.repeat(10_000));
    const { status, body } = await admin('GET', `/projects?${query}`);
    expect([status, body.errors.length]).toEqual([422, 1]);
  });

  test('become another season, with the values that were typed', async () => {
    const { id } = await create({ projectTitle: 'Sigue' });
    const values = { ...(await projectValues(server, 'S-2')), projectTitle: 'Sigue', season: '3' };
    const shown = await shownNow(admin).season(id);
    const next = await admin('POST', `/projects/${id}/next-season`, { ...values, shown });
    expect([next.status, next.body.season, next.body.id === id]).toEqual([201, '3', false]);
    expect(
      (await admin('POST', '/projects/999999/next-season', { ...values, shown, houseNumber: 'S-3' })).status,
    ).toBe(404);
    // Another administrator made the season meanwhile: the request must not make a second one.
    const twice = { ...values, shown, houseNumber: 'S-4' };
    const late = await admin('POST', `/projects/${id}/next-season`, twice);
    expect(late.status).toBe(409);
    expect(late.body.errors).toEqual([{ field: '', message: 'Ahora está la temporada 3 (S-2).' }]);
    expect(late.body.current.seasons).toMatchObject([{ id: next.body.id }]);
  });

  test('become the same season only once, whoever asks and however often', async () => {
    const first = await create({ projectTitle: 'Una vez', season: '1' });
    const second = await create({ projectTitle: 'una vez', season: '2' });
    const values = { ...(await projectValues(server, 'V-1')), projectTitle: 'Una vez', season: '3' };
    const shownOf = (id: number) => shownNow(admin).season(id);
    // Two administrators start from different seasons of the series.
    const shown = [await shownOf(first.id), await shownOf(second.id)];
    const answers = await Promise.all(
      [first, second].map(({ id }, at) =>
        admin('POST', `/projects/${id}/next-season`, { ...values, houseNumber: `V-${at}`, shown: shown[at] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [made] = answers.filter(({ status }) => status === 201);
    // The second administrator has seen the new season and presses again.
    for (const season of ['3', '03', '1', ' 2']) {
      const json = { ...values, season, houseNumber: 'V-9', shown: await shownOf(first.id) };
      const again = await admin('POST', `/projects/${first.id}/next-season`, json);
      expect([again.status, again.body.errors[0].field]).toEqual([422, 'season']);
    }
    const repeated = { ...values, houseNumber: 'V-9', shown: await shownOf(first.id) };
    const again = await admin('POST', `/projects/${first.id}/next-season`, repeated);
    const message = `La temporada 3 ya está (${made?.body.houseNumber})`;
    expect(again.body.errors).toEqual([{ field: 'season', message }]);
    expect(await titles('?search=una%20vez')).toHaveLength(3);
    const fourth = await admin('POST', `/projects/${first.id}/next-season`, { ...repeated, season: '4' });
    expect(fourth.status).toBe(201);
    // A deleted season frees its number.
    await admin('DELETE', `/projects/${fourth.body.id}`);
    const shownNew = await shownOf(first.id);
    const anew = { ...repeated, season: '4', houseNumber: 'V-10', shown: shownNew };
    expect((await admin('POST', `/projects/${first.id}/next-season`, anew)).status).toBe(201);
  });

  test('come as a CSV with the names of their choices', async () => {
    const answer = await server.app.request('/api/projects/csv?search=niebla&sort=projectTitle', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await answer.text()).split('\r\n').slice(0, 2)).toEqual([
      'Proyecto;Temporada;N.º interno;Tipo;Estado;Cliente;Señal;Capítulos;Creado;Actualizado',
      expect.stringMatching(/^Niebla de abril;9;P-\d+;Teleserie;En preparación;Puerto Mudo;;0;\d\d-11-2026/),
    ]);
  });

  test('are deleted for good 30 days after they were deleted', async () => {
    const { id } = await create();
    await admin('DELETE', `/projects/${id}`);
    const lines = () =>
      server.db
        .selectFrom('audit')
        .select('id')
        .where('entity_id', '=', String(id))
        .where('entity', '=', 'project')
        .execute();
    await purge(server.db, after(server.now(), 29 * DAY));
    expect(await lines()).toHaveLength(2);
    await purge(server.db, after(server.now(), 30 * DAY));
    expect(await lines()).toEqual([]);
    token = await server.tokenFor('admin@correo.cl');
    const { status, body } = await admin('POST', `/projects/${id}/restore`);
    expect([status, body.message]).toEqual([404, expect.stringContaining('30 días')]);
  });
});
