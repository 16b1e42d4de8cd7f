import type { HandlersOf } from '@doblaje/contract';
import type { Services } from '../services';
import { readBin } from './bin';

/** Deleted items, only for ADMIN. */
export function binHandlers({ db }: Services): HandlersOf<'bin'> {
  return { listDeleted: async (c) => c.json(await readBin(db), 200) };
}
