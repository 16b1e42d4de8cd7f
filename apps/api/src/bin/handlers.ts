import type { Handlers } from '@doblaje/contract';
import type { Services } from '../services';
import { readBin } from './bin';

/** What was deleted: for ADMIN alone. */
export function binHandlers({ db }: Services): Pick<Handlers, 'listDeleted'> {
  return { listDeleted: async (c) => c.json(await readBin(db), 200) };
}
