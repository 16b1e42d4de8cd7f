import type { Experience } from '@doblaje/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studioCast } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
const tokens = { admin: '', own: '', other: '' };
const ids = { own: '', other: '' };
let first: Awaited<ReturnType<typeof studioCast>>;
let second: Awaited<ReturnType<typeof studioCast>>;

const cast = (chapterId: number, characterId: number, person_id: string) =>
  server.db
    .updateTable('appearances')
    .set({ person_id, loops_done: 4 })
    .where('chapter_id', '=', chapterId)
    .where('character_id', '=', characterId)
    .execute();

beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  ids.own = (await server.createUser('antonia@correo.cl')).id;
  ids.other = (await server.createUser('otra@correo.cl')).id;
  tokens.admin = await server.tokenFor('admin@correo.cl');
  tokens.own = await server.tokenFor('antonia@correo.cl');
  tokens.other = await server.tokenFor('otra@correo.cl');
  first = await studioCast(server, { title: 'Marea baja' });
  second = await studioCast(server, { title: 'Expediente Austral' });
  await cast(first.chapterId, first.malva, ids.own);
  await cast(first.otherChapterId, first.malva, ids.own);
  await cast(first.otherChapterId, first.ulises, ids.own);
  await cast(second.chapterId, second.malva, ids.own);
  await cast(second.otherChapterId, second.ulises, ids.other);
});
afterAll(() => server.close());

const get = async (path: string, token = tokens.own) => {
  const { status, body } = await server.call('GET', path, undefined, { token });
  return { status, body };
};
const list = async (query = '', token = tokens.own): Promise<Experience[]> =>
  (await get(`/experiences${query}`, token)).body.items;
const told = (items: readonly Experience[]) =>
  items.map(({ projectTitle, character }) => [projectTitle, character]);

test('a person sees their own experiences, each with its sum of chapters and loops', async () => {
  const own = await list();
  expect(told(own)).toEqual([
    ['Expediente Austral', 'Inspectora Malva'],
    ['Marea baja', expect.any(String)],
    ['Marea baja', expect.any(String)],
  ]);
  expect(own.find(({ chapters }) => chapters === 2)).toMatchObject({
    person: { id: ids.own, name: 'Antonia Millaquén Rojas' },
    projectTitle: 'Marea baja',
    season: '2',
    typeId: 2,
    statusLabel: 'En preparación',
    statusStage: 'waiting',
    character: 'Inspectora Malva',
    characterType: 'ACTOR',
    loopsPlanned: 20,
    loopsDone: 8,
  });
  expect(await list('', tokens.other)).toHaveLength(1);
});

test('experiences are searched, filtered, sorted and read page by page', async () => {
  expect(told(await list('?search=MALVA%20marea'))).toEqual([['Marea baja', 'Inspectora Malva']]);
  expect(told(await list('?sort=-character'))[0]?.[1]).toBe('Inspectora Malva');
  for (const sort of ['typeId', '-statusId', 'person', '-projectTitle'])
    expect(await list(`?sort=${sort}`)).toHaveLength(3);
  expect(await list('?typeId=2')).toHaveLength(3);
  expect(await list('?typeId=4')).toEqual([]);
  expect(await list('?statusId=2')).toEqual([]);
  expect(await list('?size=2&page=2')).toHaveLength(1);
  const { body } = await get('/experiences?size=2');
  expect([body.total, body.isTotalExact]).toEqual([3, true]);
  for (const query of ['sort=loops', 'typeId=0', 'personId=yo', 'statusId=x'])
    expect((await get(`/experiences?${query}`)).status).toBe(422);
});

test('ADMIN sees everybody’s experiences, or one person’s; nobody else sees another person’s', async () => {
  expect(await list('', tokens.admin)).toHaveLength(4);
  expect(told(await list(`?personId=${ids.other.toUpperCase()}`, tokens.admin))).toEqual([
    ['Expediente Austral', 'Farero Ulises'],
  ]);
  expect(await list(`?personId=${ids.other}`)).toEqual([]);
});

test('an experience lists the chapters and all characters of its person in the project', async () => {
  const experience = (await list('?search=marea%20malva'))[0] as Experience;
  const { status, body } = await get(`/experiences/${experience.id}`);
  expect([status, body]).toEqual([
    200,
    {
      experience,
      projectChapters: 2,
      characters: [
        { id: first.ulises, name: 'Farero Ulises', characterType: 'ACTOR', loopsPlanned: 10, loopsDone: 4 },
        { id: first.malva, name: 'Inspectora Malva', characterType: 'ACTOR', loopsPlanned: 20, loopsDone: 8 },
      ],
      chapters: [
        expect.objectContaining({
          number: 1,
          characters: ['Inspectora Malva'],
          loopsPlanned: 10,
          dueDate: '',
        }),
        expect.objectContaining({
          number: 2,
          characters: ['Farero Ulises', 'Inspectora Malva'],
          loopsDone: 8,
        }),
      ],
    },
  ]);
  expect(await get(`/experiences/${experience.id}`, tokens.admin)).toEqual({ status, body });
  expect((await get(`/experiences/${experience.id}`, tokens.other)).status).toBe(404);
  for (const none of ['0', 'abc', '999999999'])
    expect((await get(`/experiences/${none}`, tokens.admin)).status).toBe(404);
});

test('everybody may read the states to filter by', async () => {
  const { statuses } = (await get('/experiences/statuses')).body;
  expect(statuses[0]).toEqual({ id: 1, label: 'En preparación', stage: 'waiting' });
});

test('what ADMIN casts and removes shows at once', async () => {
  const path = `/chapters/${second.otherChapterId}/cast`;
  const { cast: there } = (await get(path, tokens.admin)).body;
  const edits = there.map(({ id, updatedAt }: { id: number; updatedAt: string }) => ({
    id,
    updatedAt,
    personId: ids.other,
  }));
  await server.call('PATCH', path, { edits }, { token: tokens.admin });
  expect(await list('', tokens.other)).toHaveLength(2);
  await server.call('DELETE', `/chapters/${second.otherChapterId}`, undefined, { token: tokens.admin });
  expect(await list('', tokens.other)).toEqual([]);
});
