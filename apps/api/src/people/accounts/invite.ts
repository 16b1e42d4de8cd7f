import { randomUUID } from 'node:crypto';
import { API_MESSAGES, Problem, type ShownThing } from '@doblaje/contract';
import { type Role, roleLabel } from '@doblaje/domain/access';
import type { Database } from '../../ground/db/database';
import { isId, NOBODYS } from '../../ground/db/ids';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { enqueueMail, resendKind } from '../../ground/mail/outbox';
import { writtenAfter } from '../../ground/time/time';
import { personGone } from '../locks/holdAccount';
import { openInvitationOf, refuseUnseen, wasMadeByInvitation } from './openInvitation';

/** The invited person. */
export interface Invitation {
  first_name: string;
  last_name: string;
  email: string;
  role: Role;
}

const toldOf = ({ role, first_name, last_name }: Omit<Invitation, 'email'>) => ({
  ...{ first_name, last_name },
  role: roleLabel(role),
});

/** The history records an invitation even if it did not change the account. */
const INVITED = { field: 'invitation' };

/**
 * Creates an account for a person, or reuses one that waits for activation, and mails a link to choose its password. An activated
 * account does not change; its owner gets a mail. A name from the person's own registration stays. A later invitation may correct a
 * name from an earlier invitation, after its sender has seen the earlier one. Runs in the caller's transaction.
 * @param shown the existing invitation as the dialog showed it
 * @param password_hash of a password that nobody knows
 * @throws Problem 409 with code STALE
 */
export function invite(
  db: Database,
  doer: Doer,
  { invitation, shown }: { invitation: Invitation; shown: readonly ShownThing[] },
  password_hash: string,
) {
  const { email, ...person } = invitation;
  return audited(db, doer, async (transaction) => {
    const id = randomUUID();
    // Somebody may have registered this address with any password. From now on only a link mailed to it activates the account.
    const waiting = { contested: true, invited_at: doer.now, invitation_withdrawn_at: null };
    // If two invitations come at once, the second one waits here and then gets the first one's result shown.
    const account = await transaction
      .insertInto('users')
      .values({ id, ...person, email, ...waiting, password_hash, created_at: doer.now, updated_at: doer.now })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
      .returning(['id', 'email', 'first_name', 'last_name', 'role', 'activated_at', 'invited_at'])
      .executeTakeFirstOrThrow();
    if (account.id === id) {
      await enqueueMail(transaction, 'invitation', email, doer.now);
      const changes = changesOf('person', {}, toldOf(person));
      const made: AuditLine = { action: 'create', entity: 'person', id, changes };
      return { value: {}, lines: [made] };
    }
    refuseUnseen(shown, await openInvitationOf(transaction, account));
    const isWaiting = account.activated_at === null;
    const corrected = (await wasMadeByInvitation(transaction, account.id)) ? person : { role: person.role };
    if (isWaiting) {
      // Later than the previous invitation, even within the same millisecond, because it is a different one.
      const moment = writtenAfter(account.invited_at ?? undefined, doer.now);
      await transaction
        .updateTable('users')
        .set({ ...corrected, ...waiting, invited_at: moment, updated_at: moment })
        .where('id', '=', account.id)
        .execute();
    }
    await enqueueMail(transaction, isWaiting ? 'invitation' : 'invited-again', email, doer.now);
    const changes = isWaiting
      ? changesOf('person', toldOf(account), toldOf({ ...account, ...corrected }))
      : [];
    const again: AuditLine = {
      action: 'update',
      entity: 'person',
      id: account.id,
      changes: [...changes, INVITED],
    };
    return { value: {}, lines: [again] };
  });
}

/**
 * Mails a person the link to activate their account again.
 * @param allow throws if this happened too often for that address
 * @throws Problem 404; 409 when the account is activated
 */
export async function resendActivation(
  db: Database,
  doer: Doer,
  id: string,
  { firstAdmin, allow }: { firstAdmin: string | undefined; allow: (email: string) => Promise<unknown> },
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'state'])
    .where('id', '=', isId(id) ? id : NOBODYS)
    .executeTakeFirst();
  if (!user) throw personGone();
  if (user.state !== 'unactivated')
    throw new Problem(409, API_MESSAGES.alreadyActivated, { code: 'ALREADY_ACTIVATED' });
  await allow(user.email);
  await audited(db, doer, async (transaction) => {
    await enqueueMail(transaction, resendKind(user.email, firstAdmin), user.email, doer.now);
    const changes = [{ field: 'activation' }];
    return { value: undefined, lines: [{ action: 'update', entity: 'person', id, changes }] };
  });
}
