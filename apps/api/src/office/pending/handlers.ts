import type { HandlersOf } from '@doblaje/contract';
import type { Services } from '../../ground/services';
import { readPending } from './pending';

/** The tasks that wait for the logged-in user. */
export function pendingHandlers({ db, now }: Services): HandlersOf<'pending'> {
  return {
    pending: async (c) => c.json({ items: await readPending(db, c.get('session'), now()) }, 200),
  };
}
