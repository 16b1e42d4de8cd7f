import { createApp } from '../src/app';
import { startSession } from '../src/auth/sessions';
import { diskBlobs } from '../src/blobs/diskBlobs';
import type { Database } from '../src/db/database';
import { NO_LIMITS } from '../src/limits/limiter';
import { readSettings } from '../src/settings';
import type { AskedList, Question } from '../test/listPlans';

/** Asks the API for the first page of a list. */
export type AskApi = (list: AskedList, question: Question) => Promise<void>;

/**
 * The API on a database, asked as a browser asks it but for the network: session, checks and JSON count.
 * @param person whose own lists are read; everybody's are read by ADMIN
 * @param folder for files, of which there are none
 */
export async function askApi(db: Database, person: string, folder: string): Promise<AskApi> {
  const settings = readSettings({ DATA_DIR: folder });
  const now = () => new Date();
  const app = createApp({
    settings,
    services: {
      db,
      blobs: diskBlobs(folder),
      now,
      limiter: NO_LIMITS,
      reelMaxBytes: settings.REEL_MAX_BYTES,
      apiUrl: settings.API_URL,
      wakeMail: () => {},
      wakeSweeper: () => {},
      firstAdmin: undefined,
    },
    portalFolder: folder,
    shownOutbox: null,
  });
  const { id: admin } = await db
    .insertInto('users')
    .values({
      email: 'admin@correo.cl',
      first_name: 'Ana',
      last_name: 'Ruz',
      role: 'ADMIN',
      password_hash: '',
      activated_at: now(),
      created_at: now(),
      updated_at: now(),
    })
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
