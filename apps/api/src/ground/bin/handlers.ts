import type { Handlers } from '@doblaje/contract';
import type { Services } from '../services';
import { readBin } from './bin';

/** Deleted items, only for ADMIN. */
export function binHandlers({ db }: Services): Pick<Handlers, 'listDeleted'> {
  return { listDeleted: async (c) => c.json(await readBin(db), 200) };
}
