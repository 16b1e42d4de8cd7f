import type {
  Appearance,
  Cast,
  CastablePerson,
  Character,
  ProjectMatrix,
  ShownThing,
} from '@doblaje/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseAccount } from '../src/people/erasure/erasure';
import { ERASURE } from '../src/server/registry';
import { ANSWERS, acceptApplication } from './sampleFiles';
import { adminOf, studioCast } from './sampleStudio';
import { shownNow } from './shownNow';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
let antonia: string;
let idle: string;
const admin = (...request: [method: string, path: string, body?: unknown]) =>
  adminOf(server, () => token)(...request);
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  antonia = (await server.createUser('antonia@correo.cl')).id;
  idle = (await server.createUser('inactiva@correo.cl', { isActive: false })).id;
  token = await server.tokenFor('admin@correo.cl');
});
afterAll(() => server.close());

const castOf = async (chapter: number): Promise<Cast> =>
  (await admin('GET', `/chapters/${chapter}/cast`)).body;
const edit = ({ id, updatedAt }: Appearance, changes: object) => ({ id, updatedAt, ...changes });
const send = (chapter: number, edits: object[]) => {
  server.wait(1000);
  return admin('PATCH', `/chapters/${chapter}/cast`, { edits });
};
const names = (cast: readonly Appearance[]) => cast.map(({ name }) => name);
const role = (name: string, changes: object = {}) => ({
  name,
  characterType: 'ACTOR',
  personId: '',
  loopsPlanned: 12,
  loopsDone: 0,
  ...changes,
});

describe('the cast of a chapter', () => {
  test('takes a character of the project or a new one, each only once', async () => {
    const { projectId, chapterId, otherChapterId } = await studioCast(server);
    const there = (await admin('POST', `/chapters/${chapterId}/cast`, role('farero ULISES'))).body;
    expect(names(there.cast)).toEqual(['Farero Ulises', 'Inspectora Malva']);
    expect(there.chapter).toMatchObject({ characters: 2, loopsPlanned: 22 });
    const added = await admin('POST', `/chapters/${chapterId}/cast`, role('Niña', { personId: antonia }));
    expect([added.status, names(added.body.cast)]).toEqual([
      201,
      ['Farero Ulises', 'Inspectora Malva', 'Niña'],
    ]);
    // In another chapter the character gets its usual person.
    const again = (await admin('POST', `/chapters/${otherChapterId}/cast`, role('Niña'))).body;
    expect(again.cast[2]).toMatchObject({ personId: antonia, personName: 'Antonia Millaquén Rojas' });
    const errorsOf = async (body: object) =>
      (await admin('POST', `/chapters/${chapterId}/cast`, body)).body.errors;
    expect(await errorsOf(role('NIÑA'))).toEqual([
      { field: 'name', message: 'Este personaje ya está en el capítulo' },
    ]);
    expect(await errorsOf(role('Sin capítulo', { characterType: 'MUSICIAN' }))).toEqual([
      { field: 'characterType', message: 'En este proyecto, Sin capítulo es de tipo Actor' },
    ]);
    const inactive = [{ field: 'personId', message: 'Elige una persona con la cuenta activa' }];
    expect(await errorsOf(role('Otro', { personId: idle }))).toEqual(inactive);
    expect(await errorsOf(role('Otro', { loopsDone: 13 }))).toMatchObject([{ field: 'loopsDone' }]);
    expect((await errorsOf(role('Otro', { personId: 'alguien' })))[0].field).toBe('personId');
    const { characters } = (await admin('GET', `/projects/${projectId}/characters`)).body;
    // The refused requests created no character.
    expect(names(characters)).toEqual(['Farero Ulises', 'Inspectora Malva', 'Niña', 'Sin capítulo']);
  });

  test('changes cell by cell or a column at a time, all or none', async () => {
    const { otherChapterId: chapter } = await studioCast(server);
    const [ulises, malva] = (await castOf(chapter)).cast as [Appearance, Appearance];
    const saved = await send(chapter, [
      edit(ulises, { loopsPlanned: 30, loopsDone: 30 }),
      edit(malva, { loopsDone: 4, personId: antonia }),
    ]);
    expect(saved.body.cast).toMatchObject([
      { loopsPlanned: 30, loopsDone: 30 },
      { loopsPlanned: 10, loopsDone: 4, personName: 'Antonia Millaquén Rojas' },
    ]);
    expect(saved.body.chapter).toMatchObject({ loopsPlanned: 40, loopsDone: 34 });
    const [then, now] = saved.body.cast as [Appearance, Appearance];
    const refused = await send(chapter, [
      edit(then, { loopsPlanned: 50 }),
      edit(now, { loopsDone: 11, personId: idle }),
    ]);
    expect(refused.body.errors).toEqual([
      { field: 'edits.1.loopsDone', message: 'Los loops grabados no pueden superar los planificados' },
      { field: 'edits.1.personId', message: 'Elige una persona con la cuenta activa' },
    ]);
    for (const wrong of [-1, 1.5, 10_000, '3', null]) {
      const { status, body } = await send(chapter, [edit(then, { loopsPlanned: wrong })]);
      expect([status, body.errors]).toEqual([
        422,
        [{ field: 'edits.0.loopsPlanned', message: 'Ingresa un número entre 0 y 9.999' }],
      ]);
    }
    const twice = await send(chapter, [edit(then, { loopsDone: 1 }), edit(then, { loopsDone: 2 })]);
    expect(twice.status).toBe(422);
    expect(await castOf(chapter)).toEqual(saved.body);
    const { items } = (await admin('GET', `/history/chapter/${chapter}`)).body;
    expect(items).toHaveLength(1);
    expect(items[0].changes).toContainEqual({ field: 'loopsDone', of: 'Inspectora Malva', from: 0, to: 4 });
    expect(items[0].changes).toContainEqual({
      field: 'person',
      of: 'Inspectora Malva',
      from: null,
      to: 'Antonia Millaquén Rojas',
    });
  });

  test('is not changed by a request that read an older cast, or one with a deleted row', async () => {
    const { otherChapterId: chapter } = await studioCast(server);
    const [ulises, malva] = (await castOf(chapter)).cast as [Appearance, Appearance];
    const column = [edit(ulises, { loopsDone: 1 }), edit(malva, { loopsDone: 1 })];
    const both = await Promise.all([send(chapter, column), send(chapter, column)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = both.find(({ status }) => status === 409);
    expect([stale?.body.code, stale?.body.current]).toEqual(['STALE', await castOf(chapter)]);
    const [one] = (await castOf(chapter)).cast as [Appearance];
    for (const _ of [1, 2]) expect((await admin('DELETE', `/appearances/${one.id}`)).status).toBe(204);
    const gone = await send(chapter, [edit(one, { loopsDone: 0 })]);
    expect([gone.status, names(gone.body.current.cast)]).toEqual([409, ['Inspectora Malva']]);
  });

  test('makes the first person assigned the usual one of a character that has none', async () => {
    const { projectId, otherChapterId } = await studioCast(server);
    const usual = async (name: string) => {
      const { characters } = (await admin('GET', `/projects/${projectId}/characters`)).body;
      return characters.find((there: { name: string }) => there.name === name).personId;
    };
    const ulises = async () => {
      const { cast } = await castOf(otherChapterId);
      return cast.find(({ name }: Appearance) => name === 'Farero Ulises') as Appearance;
    };
    expect(await usual('Farero Ulises')).toBe('');
    await send(otherChapterId, [edit(await ulises(), { personId: antonia })]);
    expect(await usual('Farero Ulises')).toBe(antonia);
    // Unassigning the person in one chapter keeps the usual person.
    await send(otherChapterId, [edit(await ulises(), { personId: '' })]);
    expect(await usual('Farero Ulises')).toBe(antonia);
    const { items } = (await admin('GET', `/history/project/${projectId}`)).body;
    expect(items[0].changes).toMatchObject([{ field: 'usualPerson', of: 'Farero Ulises', from: null }]);
  });

  test('is copied from another chapter of the project', async () => {
    const { chapterId, otherChapterId } = await studioCast(server);
    const [ulises] = (await castOf(otherChapterId)).cast as [Appearance];
    await send(otherChapterId, [edit(ulises, { personId: antonia })]);
    const copy = async (from: number, shown?: ShownThing[]) =>
      admin('POST', `/chapters/${chapterId}/cast/copy`, {
        ...{ from, shown: shown ?? (await shownNow(admin).copy(chapterId, from)) },
      });
    const before = await shownNow(admin).copy(chapterId, otherChapterId);
    const copied = await copy(otherChapterId);
    expect([copied.status, copied.body.added]).toEqual([201, 1]);
    expect(copied.body.cast[0]).toMatchObject({ name: 'Farero Ulises', personId: antonia, loopsPlanned: 0 });
    // A copy from an outdated view of the casts is refused; the answer says what is new.
    const late = await copy(otherChapterId, before);
    expect(late.status).toBe(409);
    expect(late.body.errors).toEqual([
      { field: '', message: expect.stringMatching(/^Farero Ulises: ahora está, .*, 0 loops\.$/) },
    ]);
    expect(late.body.current.to.cast).toHaveLength(2);
    expect((await copy(otherChapterId)).body.added).toBe(0);
    const foreign = (await studioCast(server)).chapterId;
    for (const from of [foreign, chapterId, 0])
      expect((await copy(from, [])).body.errors).toEqual([
        { field: 'from', message: 'Elige otro capítulo de este proyecto' },
      ]);
  });
});

describe('characters', () => {
  test('are renamed in all chapters, and their usual person can fill the empty places', async () => {
    const { projectId, chapterId, otherChapterId, malva } = await studioCast(server);
    const find = async (): Promise<Character> =>
      (await admin('GET', `/projects/${projectId}/characters`)).body.characters.find(
        ({ id }: Character) => id === malva,
      );
    const change = async (changes: object) => {
      server.wait(1000);
      const { name, characterType, personId, updatedAt } = await find();
      return admin('PATCH', `/characters/${malva}`, { name, characterType, personId, updatedAt, ...changes });
    };
    expect((await change({ name: 'FARERO ulises' })).body.errors).toMatchObject([{ field: 'name' }]);
    expect((await change({ personId: idle })).body.errors).toMatchObject([{ field: 'personId' }]);
    expect((await change({ name: 'Malva', personId: antonia })).body).toMatchObject({ chapters: 2 });
    expect((await castOf(chapterId)).cast[0]).toMatchObject({ name: 'Malva', personId: '' });
    await change({ fillEmpty: true });
    for (const chapter of [chapterId, otherChapterId]) {
      const { cast } = await castOf(chapter);
      expect(cast.find(({ name }) => name === 'Malva')?.personId).toBe(antonia);
    }
    const { items } = (await admin('GET', `/history/project/${projectId}`)).body;
    expect(items[0].changes).toEqual([
      { field: 'characterName', of: 'Inspectora Malva', from: 'Inspectora Malva', to: 'Malva' },
      { field: 'usualPerson', of: 'Inspectora Malva', from: null, to: 'Antonia Millaquén Rojas' },
    ]);
  });

  test('are deleted while they are in no chapter, and restored', async () => {
    const { projectId, chapterId, malva, idle: nowhere } = await studioCast(server);
    const refused = await admin('DELETE', `/characters/${malva}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'HAS_APPEARANCES']);
    expect(refused.body.message).toMatch(/participa en (el capítulo|los capítulos) \d/);
    for (const _ of [1, 2]) expect((await admin('DELETE', `/characters/${nowhere}`)).status).toBe(204);
    const { characters } = (await admin('GET', `/projects/${projectId}/characters`)).body;
    const [{ updatedAt }] = characters;
    const gone = await admin('PATCH', `/characters/${nowhere}`, {
      name: 'x',
      characterType: 'ACTOR',
      personId: '',
      updatedAt,
    });
    expect([gone.status, gone.body.message]).toEqual([404, expect.stringContaining('ya no existe')]);
    for (const _ of [1, 2])
      expect((await admin('POST', `/characters/${nowhere}/restore`)).body.name).toBe('Sin capítulo');
    // A chapter takes the character while it is being deleted: the cast must never point at a deleted character.
    const both = await Promise.all([
      admin('POST', `/chapters/${chapterId}/cast`, role('Sin capítulo')),
      admin('DELETE', `/characters/${nowhere}`),
    ]);
    expect(both.map(({ status }) => status).join()).toMatch(/^201,(409|204)$/);
    const appearance = (await castOf(chapterId)).cast.find(({ name }) => name === 'Sin capítulo');
    const now: Character[] = (await admin('GET', `/projects/${projectId}/characters`)).body.characters;
    expect(now.some(({ id }) => id === appearance?.characterId)).toBe(true);
  });

  test('two people create one name at once: one character is made', async () => {
    const { projectId } = await studioCast(server);
    const values = { name: 'Gemela', characterType: 'ACTOR', personId: '' };
    const both = await Promise.all(
      [1, 2].map(() => admin('POST', `/projects/${projectId}/characters`, values)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});

describe('the elenco of a project', () => {
  test('is a compact matrix of characters by chapters, with loops and people', async () => {
    const { projectId, chapterId, otherChapterId } = await studioCast(server);
    const [malva] = (await castOf(chapterId)).cast as [Appearance];
    await send(chapterId, [edit(malva, { personId: antonia, loopsDone: 3 })]);
    const matrix: ProjectMatrix = (await admin('GET', `/projects/${projectId}/matrix`)).body;
    expect(matrix).toEqual({
      chapters: [
        { id: chapterId, number: 1, title: 'Capítulo 1', loopsPlanned: 10, loopsDone: 3 },
        { id: otherChapterId, number: 2, title: 'Capítulo 2', loopsPlanned: 20, loopsDone: 0 },
      ],
      people: [
        {
          id: antonia,
          name: 'Antonia Millaquén Rojas',
          surname: 'Millaquén Rojas',
          chapters: 1,
          loopsPlanned: 10,
          loopsDone: 3,
        },
      ],
      rows: [
        expect.objectContaining({ name: 'Farero Ulises', person: -1, cells: [null, [10, 0]] }),
        expect.objectContaining({
          name: 'Inspectora Malva',
          loopsPlanned: 20,
          // The usual person is the first one assigned; in the other chapter nobody is assigned.
          person: 0,
          cells: [
            [10, 3],
            [10, 0, -1],
          ],
        }),
        expect.objectContaining({ name: 'Sin capítulo', loopsPlanned: 0, cells: [null, null] }),
      ],
    });
    const csv = await server.app.request(`/api/projects/${projectId}/matrix/csv`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await csv.text()).split('\r\n')).toEqual([
      'Capítulo;Título;Duración;Entrega;Estado;Personaje;Tipo;Persona;Correo;Loops planificados;Loops grabados',
      '1;Capítulo 1;;;Por grabar;Inspectora Malva;Actor;Antonia Millaquén Rojas;antonia@correo.cl;10;3',
      '2;Capítulo 2;;;Por grabar;Farero Ulises;Actor;;;10;0',
      '2;Capítulo 2;;;Por grabar;Inspectora Malva;Actor;;;10;0',
      '',
    ]);
  });

  test('of 200 characters by 80 chapters is one answer of less than 60 KB on the wire', async () => {
    const { projectId } = await studioCast(server);
    await sql`insert into chapters (project_id, number, title, status_id, created_at, updated_at)
      select ${projectId}, 100 + n, 'Un título de capítulo ' || n, 6, now(), now() from generate_series(1, 78) as n`.execute(
      server.db,
    );
    await sql`insert into characters (project_id, name, type, person_id, created_at, updated_at)
      select ${projectId}, 'Personaje ' || n, 'ACTOR', ${antonia}, now(), now() from generate_series(1, 197) as n`.execute(
      server.db,
    );
    await sql`insert into appearances (chapter_id, character_id, person_id, loops_planned, loops_done, updated_at)
      select chapters.id, characters.id, characters.person_id, 10 + (chapters.id * characters.id) % 90, chapters.id % 10, now()
      from chapters join characters on characters.project_id = chapters.project_id
      where chapters.project_id = ${projectId} on conflict do nothing`.execute(server.db);
    const answer = await server.app.request(`/api/projects/${projectId}/matrix`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    });
    const wire = (await answer.arrayBuffer()).byteLength;
    expect([answer.headers.get('content-encoding'), wire < 60_000]).toEqual(['gzip', true]);
  });
});

describe('people to cast', () => {
  const find = async (query: string): Promise<CastablePerson[]> =>
    (await admin('GET', `/people${query}`)).body.items;

  test('are people with an active account, with their voice and their roles in the project', async () => {
    const { projectId, chapterId } = await studioCast(server);
    const own = await server.tokenFor('antonia@correo.cl');
    const { id } = (await server.call('POST', '/applications', ANSWERS, { token: own })).body;
    await server.call('POST', `/applications/${id}/submit`, { reels: 0 }, { token: own });
    expect(await find('?vocal_tone=Tono%20medio')).toEqual([]);
    await acceptApplication(server, id);
    const [malva] = (await castOf(chapterId)).cast as [Appearance];
    await send(chapterId, [edit(malva, { personId: antonia })]);
    const [found, ...others] = await find(
      `?project=${projectId}&search=antonia%40&applicant_types=Actor&vocalAge=30`,
    );
    expect([found, others]).toEqual([
      {
        id: antonia,
        name: 'Antonia Millaquén Rojas',
        applicant_types: ['Actor'],
        vocal_tone: 'Tono medio',
        vocal_age_range: '20 a 35 años',
        gender: '',
        demos: [],
        voices: [{ characterId: expect.any(Number), name: 'Inspectora Malva', chapters: 1 }],
      },
      [],
    ]);
    expect(await find('?vocalAge=36')).toEqual([]);
    expect(await find('?search=inactiva')).toEqual([]);
    expect(await find('?search=antonia%40')).toMatchObject([{ voices: [] }]);
  });

  test('leave their characters to be cast again when they erase everything', async () => {
    const { id } = await server.createUser('se.va@correo.cl');
    const { projectId, chapterId } = await studioCast(server);
    const [malva] = (await castOf(chapterId)).cast as [Appearance];
    await send(chapterId, [edit(malva, { personId: id, loopsDone: 5 })]);
    await eraseAccount(server.db, id, server.now(), ERASURE.parts);
    expect((await castOf(chapterId)).cast[0]).toMatchObject({ personId: '', loopsDone: 5 });
    expect((await admin('GET', `/projects/${projectId}/matrix`)).body.people).toEqual([]);
    const { items } = (await admin('GET', `/history/chapter/${chapterId}`)).body;
    expect(items[0].changes).toContainEqual({
      field: 'person',
      of: 'Inspectora Malva',
      from: null,
      to: 'Alguien que borró sus datos',
    });
  });
});
