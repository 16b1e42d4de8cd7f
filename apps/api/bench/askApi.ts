import type { Database } from '../src/ground/db/database';
import { startSession } from '../src/people/access/sessions';
import type { AskedList, Question } from '../test/listPlans';
import { benchApp, benchPerson } from './benchApp';

/** Requests a path of the API; throws if the answer is no success. */
export type AskApi = (path: string, role: AskedList['role']) => Promise<void>;

/** The path of a list's first page. */
export function pathOf(list: AskedList, { sort, search = '', filter }: Question): string {
  const query = new URLSearchParams({
    ...list.also,
    sort,
    search,
    ...(filter && { [filter[0]]: filter[1] }),
  });
  return `${list.path}?${query}`;
}

/**
 * The API on a database, called as a browser would but without a network: it includes the session, all checks and JSON.
 * @param person the person whose own lists are read; ADMIN reads the lists of everybody
 * @param folder for files, of which there are none
 */
export async function askApi(db: Database, person: string, folder: string): Promise<AskApi> {
  const now = () => new Date();
  const app = benchApp(folder, { db });
  const { id: admin } = await db
    .insertInto('users')
    .values(benchPerson('ADMIN'))
    .onConflict((same) => same.column('email').doUpdateSet({ role: 'ADMIN' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const tokens = {
    USER: await startSession(db, person, '', now(), ''),
    ADMIN: await startSession(db, admin, '', now(), ''),
  };
  return async (path, role) => {
    const response = await app.request(`/api${path}`, {
      headers: { authorization: `Bearer ${tokens[role]}` },
    });
    const answer = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${answer}`);
  };
}
