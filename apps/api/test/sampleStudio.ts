import type { Project } from '@doblaje/contract';
import type { testServer } from './testServer';

type TestServer = Awaited<ReturnType<typeof testServer>>;

/** Makes a function that sends a request as ADMIN and returns status and body. */
export function adminOf(server: TestServer, token: () => string) {
  return async (method: string, path: string, body?: unknown) => {
    const answer = await server.call(method, path, body, { token: token() });
    return { status: answer.status, body: answer.body };
  };
}

/** Values to create a project with: seeded statuses, and a client, made if there is none yet. */
export async function projectValues(server: TestServer, houseNumber: string) {
  const entries = await server.db
    .selectFrom('catalogue_entries')
    .select(['id', 'kind'])
    .orderBy('id')
    .execute();
  const client =
    entries.find(({ kind }) => kind === 'client') ??
    (await server.db
      .insertInto('catalogue_entries')
      .values({ kind: 'client', label: 'Puerto Mudo', stage: '', position: 1, updated_at: server.now() })
      .returning('id')
      .executeTakeFirstOrThrow());
  return {
    projectTitle: 'La bahía de los relojes',
    season: '2',
    houseNumber,
    typeId: 2,
    statusId: entries.find(({ kind }) => kind === 'projectStatus')?.id ?? 0,
    clientsId: client.id,
    signalId: 0,
  } as const;
}

let made = 0;

/** Inserts a project without a history line. */
export async function studioProject(
  server: TestServer,
  { title = 'La bahía de los relojes' } = {},
): Promise<Pick<Project, 'id' | 'houseNumber'>> {
  made += 1;
  const houseNumber = `BR-${made}`;
  const { clientsId, statusId, typeId, season } = await projectValues(server, houseNumber);
  const { id } = await server.db
    .insertInto('projects')
    .values({
      title,
      season,
      house_number: houseNumber,
      type_id: typeId,
      status_id: statusId,
      client_id: clientsId,
      created_at: server.now(),
      updated_at: server.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, houseNumber };
}

/**
 * Makes a project with two chapters and three characters: two in the second chapter, one of them also in the first, and one
 * (`idle`) in none.
 */
export async function studioCast(server: TestServer, { title = 'La bahía de los relojes' } = {}) {
  const { id: projectId } = await studioProject(server, { title });
  const at = { created_at: server.now(), updated_at: server.now(), project_id: projectId };
  const status = await server.db
    .selectFrom('catalogue_entries')
    .select('id')
    .where('kind', '=', 'chapterStatus')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const chapters = await server.db
    .insertInto('chapters')
    .values([1, 2].map((number) => ({ ...at, number, title: `Capítulo ${number}`, status_id: status.id })))
    .returning('id')
    .execute();
  const characters = await server.db
    .insertInto('characters')
    .values(
      ['Inspectora Malva', 'Farero Ulises', 'Sin capítulo'].map((name) => ({
        ...at,
        name,
        type: 'ACTOR' as const,
      })),
    )
    .returning('id')
    .execute();
  const [chapterId = 0, otherChapterId = 0] = chapters.map(({ id }) => id);
  const [malva = 0, ulises = 0, idle = 0] = characters.map(({ id }) => id);
  const cast = (chapter_id: number, character_id: number) => ({
    chapter_id,
    character_id,
    loops_planned: 10,
    updated_at: server.now(),
  });
  const [appearance] = await server.db
    .insertInto('appearances')
    .values([cast(chapterId, malva), cast(otherChapterId, malva), cast(otherChapterId, ulises)])
    .returning('id')
    .execute();
  return {
    projectId,
    chapterId,
    otherChapterId,
    malva,
    ulises,
    idle,
    statusId: status.id,
    appearanceId: appearance?.id ?? 0,
  };
}
