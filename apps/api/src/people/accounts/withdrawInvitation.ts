import { API_MESSAGES, Problem } from '@doblaje/contract';
import { roleLabel } from '@doblaje/domain/access';
import type { Database } from '../../ground/db/database';
import { isId, NOBODYS } from '../../ground/db/ids';
import { audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { endLinksOf } from '../links/links';
import { personGone } from '../locks/holdAccount';

/**
 * Withdraws an invitation before its person has chosen a password. Every link into the account ends, a waiting mail is
 * not sent, and the account no longer belongs to the studio. The person may still register like everybody.
 * @throws Problem 404; 409 when the account is activated
 */
export function withdrawInvitation(db: Database, doer: Doer, id: string): Promise<void> {
  return audited(db, doer, async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'role', 'activated_at', 'invited_at'])
      .where('id', '=', isId(id) ? id : NOBODYS)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!user) throw personGone();
    if (user.activated_at)
      throw new Problem(409, API_MESSAGES.invitationActivated, { code: 'ALREADY_ACTIVATED' });
    if (!user.invited_at) return { value: undefined, lines: [] };
    const moment = { invited_at: null, invitation_withdrawn_at: doer.now, updated_at: doer.now };
    await transaction
      .updateTable('users')
      .set({ ...moment, role: 'USER' })
      .where('id', '=', id)
      .execute();
    await endLinksOf(transaction, id, doer.now);
    const role = changesOf('person', { role: roleLabel(user.role) }, { role: roleLabel('USER') });
    const changes = [{ field: 'invitation_withdrawn' }, ...role];
    return { value: undefined, lines: [{ action: 'update', entity: 'person', id, changes }] };
  });
}
