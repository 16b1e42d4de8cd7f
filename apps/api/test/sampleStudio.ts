import type { Project } from '@doblaje/contract';
import type { testServer } from './testServer';

type TestServer = Awaited<ReturnType<typeof testServer>>;

/** Sends a request of ADMIN, and hands out the body. */
export function adminOf(server: TestServer, token: () => string) {
  return async (method: string, path: string, body?: unknown) => {
    const answer = await server.call(method, path, body, { token: token() });
    return { status: answer.status, body: answer.body };
  };
}

/** What a project is created with: of the seeded statuses, and of a client that is made where there is none. */
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

/** A project as if ADMIN had created it, without a line in its history. */
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
