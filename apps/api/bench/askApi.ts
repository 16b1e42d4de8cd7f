import { startSession } from '../src/auth/sessions';
import type { Database } from '../src/db/database';
import type { AskedList, Question } from '../test/listPlans';
import { benchApp, benchPerson } from './benchApp';

/** Asks the API for the first page of a list. */
export type AskApi = (list: AskedList, question: Question) => Promise<void>;

/**
 * The API on a database, asked as a browser asks it but for the network: session, checks and JSON count.
 * @param person whose own lists are read; everybody's are read by ADMIN
 * @param folder for files, of which there are none
 */
export async function askApi(db: Database, person: string, folder: string): Promise<AskApi> {
  const now = () => new Date();
  const app = benchApp(folder, { db });
  const { id: admin } = await db
    .insertInto('users')
    .values(benchPerson('ADMIN'))
    .returning('id')
    .executeTakeFirstOrThrow();
  const tokens = {
    USER: await startSession(db, person, '', now(), ''),
    ADMIN: await startSession(db, admin, '', now(), ''),
  };
  return async (list, { sort, search = '', filter }) => {
    const query = new URLSearchParams({
      ...list.also,
      sort,
      search,
      ...(filter && { [filter[0]]: filter[1] }),
    });
    const response = await app.request(`/api${list.path}?${query}`, {
      headers: { authorization: `Bearer ${tokens[list.role]}` },
    });
    const answer = await response.text();
    if (response.status !== 200) throw new Error(`${list.name}: ${response.status} ${answer}`);
  };
}
