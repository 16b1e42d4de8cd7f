import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studioProject } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let person: string;
let other: string;
let projectId: number;
const chapters: number[] = [];
const characters: number[] = [];
beforeAll(async () => {
  server = await testServer();
  person = (await server.createUser('antonia@correo.cl')).id;
  other = (await server.createUser('otra@correo.cl')).id;
  projectId = (await studioProject(server, { title: 'Marea baja' })).id;
  const at = { created_at: server.now(), updated_at: server.now(), project_id: projectId };
  const status_id = 6;
  for (const number of [1, 2, 3]) {
    const row = { ...at, number, title: `Capítulo ${number}`, status_id };
    chapters.push(
      (await server.db.insertInto('chapters').values(row).returning('id').executeTakeFirstOrThrow()).id,
    );
  }
  for (const name of ['Malva', 'Ulises']) {
    const row = { ...at, name, type: 'ACTOR' as const };
    characters.push(
      (await server.db.insertInto('characters').values(row).returning('id').executeTakeFirstOrThrow()).id,
    );
  }
});
afterAll(() => server.close());

/** Type and status in the participations, and those of their project. */
const kinds = async () => {
  const { db } = server;
  const known = await db.selectFrom('participations').select(['type_id', 'status_id']).execute();
  const { type_id, status_id } = await db
    .selectFrom('projects')
    .select(['type_id', 'status_id'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return { known, said: known.map(() => ({ type_id, status_id })) };
};

/** Counts the participations from the cast. The table must have the same numbers. */
async function counted() {
  const { rows } = await sql`
    select person_id, character_id, count(*)::integer as chapters, sum(loops_planned)::integer as loops_planned,
      sum(loops_done)::integer as loops_done
    from appearances join chapters on chapters.id = chapter_id and chapters.deleted_at is null
    where person_id is not null group by person_id, character_id order by person_id, character_id`.execute(
    server.db,
  );
  return rows;
}
const kept = () =>
  server.db
    .selectFrom('participations')
    .select(['person_id', 'character_id', 'chapters', 'loops_planned', 'loops_done'])
    .orderBy('person_id')
    .orderBy('character_id')
    .execute();
const searched = async () =>
  (await server.db.selectFrom('participations').select('searched').execute()).map((row) => row.searched);

const cast = (chapter: number, character: number, person_id: string | null, planned: number) => ({
  chapter_id: chapters[chapter] ?? 0,
  character_id: characters[character] ?? 0,
  person_id,
  loops_planned: planned,
  loops_done: 1,
  updated_at: server.now(),
});

test('participations match the cast, whatever is done to it', async () => {
  const { db } = server;
  const same = async (rows: number) => {
    expect(await kept()).toEqual(await counted());
    expect(await kept()).toHaveLength(rows);
  };
  await db
    .insertInto('appearances')
    .values([cast(0, 0, person, 10), cast(1, 0, person, 20), cast(0, 1, null, 5), cast(2, 1, other, 7)])
    .execute();
  await same(2);
  await db.updateTable('appearances').set({ loops_planned: 30 }).execute();
  await same(2);
  // One appearance changes from one person to another, one gets its first person.
  await db
    .updateTable('appearances')
    .set({ person_id: other })
    .where('chapter_id', '=', chapters[0] ?? 0)
    .execute();
  await same(3);
  const setDeleted = (deleted_at: Date | null) =>
    db
      .updateTable('chapters')
      .set({ deleted_at })
      .where('id', '=', chapters[1] ?? 0)
      .execute();
  await setDeleted(server.now());
  await same(2);
  await setDeleted(null);
  await same(3);
  await setDeleted(server.now());
  await db
    .deleteFrom('chapters')
    .where('id', '=', chapters[1] ?? 0)
    .execute();
  await same(2);
  await db
    .deleteFrom('appearances')
    .where('chapter_id', '=', chapters[2] ?? 0)
    .execute();
  await same(2);
});

test('participations are found by current names', async () => {
  expect(await searched()).toContain('marea baja malva antonia millaquen rojas');
  await server.db.updateTable('projects').set({ title: 'Marea alta' }).execute();
  await server.db.updateTable('characters').set({ name: 'Malvina' }).where('name', '=', 'Malva').execute();
  await server.db.updateTable('users').set({ first_name: 'Ana' }).where('id', '=', other).execute();
  expect(await searched()).toContain('marea alta malvina ana millaquen rojas');
});

test('participations have the type and the status of their project, whichever is written first', async () => {
  const { db } = server;
  const same = async () => {
    const { known, said } = await kinds();
    expect(known.length).toBeGreaterThan(0);
    expect(known).toEqual(said);
  };
  await same();
  await db.updateTable('projects').set({ type_id: 9, status_id: 4 }).execute();
  await same();
  expect((await kinds()).known[0]).toEqual({ type_id: 9, status_id: 4 });
  // A transaction that is rolled back changes nothing.
  const undone = db.transaction().execute(async (transaction) => {
    await transaction.updateTable('projects').set({ status_id: 5 }).execute();
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  await same();
  await expect(sql`update participations set status_id = 2`.execute(db)).rejects.toThrow(
    'participations_project_kind',
  );
});

test('casting somebody while the project changes its status leaves participation and project with the same status', async () => {
  const { db } = server;
  const recast = async (person_id: string) => {
    await db
      .updateTable('appearances')
      .set({ person_id: null })
      .where('character_id', '=', characters[0] ?? 0)
      .execute();
    await db
      .updateTable('appearances')
      .set({ person_id })
      .where('character_id', '=', characters[0] ?? 0)
      .execute();
  };
  const setStatus = (status_id: number) => db.updateTable('projects').set({ status_id }).execute();
  await Promise.all(
    [1, 2, 3, 4, 5].flatMap((n) => [recast(n % 2 === 0 ? person : other), setStatus(n), recast(person)]),
  );
  expect(await kept()).toEqual(await counted());
  const { known, said } = await kinds();
  expect(known).toEqual(said);
  await recast(other);
});

test('two changes of the same participation at once both count', async () => {
  const set = (chapter: number, loops_planned: number) =>
    server.db
      .updateTable('appearances')
      .set({ loops_planned })
      .where('chapter_id', '=', chapters[chapter] ?? 0)
      .execute();
  await server.db
    .insertInto('appearances')
    .values([cast(2, 0, other, 1)])
    .execute();
  await Promise.all([1, 2, 3, 4, 5, 6].flatMap((n) => [set(0, 10 + n), set(2, 20 + n)]));
  expect(await kept()).toEqual(await counted());
});

test('when a person erases everything no participation stays, and their characters are to be cast again', async () => {
  await server.db.deleteFrom('users').where('id', '=', other).execute();
  expect(await kept()).toEqual([]);
  const cast = await server.db.selectFrom('appearances').select('person_id').execute();
  expect(cast.length).toBeGreaterThan(0);
  expect(cast.filter(({ person_id }) => person_id !== null)).toEqual([]);
});
