import type { HandlersOf } from '@doblaje/contract';
import type { Services } from '../services';
import { type DeletableKind, readBin } from './bin';

/** Deleted items, only for ADMIN. */
export function binHandlers({ db }: Services, kinds: readonly DeletableKind[]): HandlersOf<'bin'> {
  return { listDeleted: async (c) => c.json(await readBin(db, kinds), 200) };
}
