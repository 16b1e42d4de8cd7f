import { API_MESSAGES, Problem } from '@doblaje/contract';
import { type Role, roleLabel } from '@doblaje/domain/access';
import type { Database } from '../db/database';
import { type AuditLine, audited, type Doer } from '../history/audited';
import { changesOf } from '../history/fields';
import { isId, NOBODYS } from '../lists/ids';
import { enqueueMail, resendKind } from '../mail/outbox';
import { personGone } from './role';

/** Who is invited. */
export interface Invitation {
  first_name: string;
  last_name: string;
  email: string;
  role: Role;
}

const toldOf = ({ role, ...names }: Omit<Invitation, 'email'>) => ({ ...names, role: roleLabel(role) });

/** An invitation is told even where it changed nothing of the account. */
const INVITED = { field: 'invitation' };

/**
 * Makes an account for somebody, or takes the one that waits to be activated, and mails them a link to choose its password. Of
 * an account that was activated nothing changes: its owner is told by mail. A name that somebody registered stays as they
 * wrote it; one that an invitation wrote, a later one corrects. Within the caller's transaction.
 * @param password_hash of a password that nobody knows
 */
export function invite(db: Database, doer: Doer, invitation: Invitation, password_hash: string) {
  const { email, ...person } = invitation;
  return audited(db, doer, async (transaction) => {
    const before = await transaction
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'role'])
      .where('email', '=', email)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const isInvited = before !== undefined && (await wasMadeByInvitation(transaction, before.id));
    const changed = isInvited || !before ? person : { role: person.role };
    // Whoever registered this address, with whatever password: from now on only a link mailed to it activates the account.
    const waiting = {
      contested: true,
      invited_at: doer.now,
      invitation_withdrawn_at: null,
      updated_at: doer.now,
    };
    const written = await transaction
      .insertInto('users')
      .values({ ...person, email, ...waiting, password_hash, created_at: doer.now })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ ...changed, ...waiting })
          .where('users.activated_at', 'is', null),
      )
      .returning('id')
      .executeTakeFirst();
    await enqueueMail(transaction, written ? 'invitation' : 'invited-again', email, doer.now);
    const id = written?.id ?? before?.id;
    const lines: AuditLine[] = [];
    if (id !== undefined && !before)
      lines.push({
        action: 'create',
        entity: 'person',
        id,
        changes: changesOf('person', {}, toldOf(person)),
      });
    if (id !== undefined && before) {
      const changes = written ? changesOf('person', toldOf(before), toldOf({ ...before, ...changed })) : [];
      lines.push({ action: 'update', entity: 'person', id, changes: [...changes, INVITED] });
    }
    return { value: {}, lines };
  });
}

/** Whether ADMIN made an account, which its history tells; else its person registered. */
async function wasMadeByInvitation(db: Database, id: string): Promise<boolean> {
  const made = await db
    .selectFrom('audit')
    .select('id')
    .where('entity', '=', 'person')
    .where('entity_id', '=', id)
    .where('action', '=', 'create')
    .executeTakeFirst();
  return made !== undefined;
}

/**
 * Mails somebody again what activates their account.
 * @param allow throws when it was done too often for that address
 * @throws Problem 404; 409 when it is activated
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
