import type { Database } from '../../ground/db/database';
import { isId, NOBODYS } from '../../ground/db/ids';
import { audited, type Doer } from '../../ground/history/audited';
import { endOtherSessionsOf } from '../access/sessions';
import { personGone } from '../locks/holdAccount';

/**
 * Ends a person's sessions. For the user's own account the present session stays.
 * @returns how many there were
 * @throws Problem 404
 */
export function endSessionsFor(db: Database, doer: Doer, id: string, session: string): Promise<number> {
  return audited(db, doer, async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', isId(id) ? id : NOBODYS)
      .forKeyShare()
      .executeTakeFirst();
    if (!user) throw personGone();
    const closed = await endOtherSessionsOf(transaction, id, session);
    const changes = closed === 0 ? [] : [{ field: 'sessions', from: closed, to: 0 }];
    return { value: closed, lines: [{ action: 'update', entity: 'person', id, changes }] };
  });
}
