import type { Erasure, HandlersOf } from '@doblaje/contract';
import { changingAccounts } from '../../ground/db/caller';
import type { Database } from '../../ground/db/database';
import type { Services } from '../../ground/services';
import { confirmPassword } from '../passwords/confirmPassword';
import { type ErasedPart, eraseAccount } from './erasure';

/** What the rest of the studio knows about the end of a person's data. */
export interface ErasureParts {
  parts: readonly ErasedPart[];
  /** What a person should know before they erase all their data. */
  read: (db: Database, userId: string, now: Date) => Promise<Erasure>;
}

/** The end of a person's data, asked for by themselves. */
export function erasureHandlers(
  { db, limiter, now, wakeSweeper }: Services,
  { parts, read }: ErasureParts,
): HandlersOf<'erasure'> {
  return {
    erasure: async (c) => c.json(await read(db, c.get('session').userId, now()), 200),

    eraseAccount: async (c) => {
      const { userId, role } = c.get('session');
      await confirmPassword({ db, limiter }, c, userId, 'password', c.req.valid('json').password);
      await changingAccounts({ forErasing: true, admins: role === 'ADMIN' }, () =>
        eraseAccount(db, userId, now(), parts),
      );
      wakeSweeper();
      return c.body(null, 204);
    },
  };
}
