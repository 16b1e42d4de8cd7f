import type { Handlers } from '@doblaje/contract';
import type { Services } from '../services';
import { readPending } from './pending';

/** What waits for whoever has the session. */
export function pendingHandlers({ db }: Services): Pick<Handlers, 'pending'> {
  return {
    pending: async (c) => c.json({ items: await readPending(db, c.get('session')) }, 200),
  };
}
