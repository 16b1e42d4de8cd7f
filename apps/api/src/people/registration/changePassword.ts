import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { enqueueMail } from '../../ground/mail/outbox';
import { endSessionsOf } from '../access/sessions';
import { endOwnEmailChange } from '../emailChanges/end';
import { consumeLink, endLinksOf, findLink } from '../links/links';
import { refuseListed } from '../passwords/listedPasswords';
import { hashPassword } from '../passwords/passwords';

interface Change {
  token: string;
  password: string;
  now: Date;
  /** The address that becomes ADMIN by choosing its password through a mailed link, while there is no other ADMIN. */
  firstAdmin: string | undefined;
}

/**
 * Sets a password through a mailed link. This ends every other way into the account: its sessions, its other links, and its known browsers.
 * The link proves the address just as an activation does, so it also activates the account. It can make the first ADMIN, because the reader
 * of the mail chose the password. A mail tells the owner, except after the first password of an account, which replaces none of theirs.
 * @returns whose password it is now; null when the link is used, expired or was never made
 */
export async function changePassword(
  db: Database,
  { token, password, now, firstAdmin }: Change,
): Promise<{ id: string; email: string; password_hash: string } | null> {
  const link = await findLink(db, ['reset', 'first-password', 'invitation'], token);
  // Look before hashing: a made-up token must not cost a hash.
  if (!link) return null;
  if (link.purpose === 'invitation' && link.used_at) await refuseWithdrawn(db, link.user_id);
  if (link.used_at || link.expires_at <= now) return null;
  await refuseListed(password);
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    // Lock the account before its links, as everywhere: two links of one account used at once must not wait for each other.
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'email', 'role', 'activated_at'])
      .where('id', '=', link.user_id)
      // No mailed link opens an account that ADMIN has deactivated; the link stays valid in case ADMIN activates it again.
      .where('state', '!=', 'inactive')
      .forUpdate()
      .executeTakeFirst();
    if (!user || !(await consumeLink(transaction, link.id, now))) return null;
    const role = user.email === firstAdmin && !(await hasAdmin(transaction)) ? 'ADMIN' : user.role;
    await transaction
      .updateTable('users')
      .set((row) => ({
        password_hash,
        role,
        activated_at: row.fn.coalesce('activated_at', row.val(now)),
        updated_at: now,
      }))
      .where('id', '=', user.id)
      .execute();
    await endLinksOf(transaction, user.id, now);
    await endOwnEmailChange(transaction, { actor: user.id, now });
    await endSessionsOf(transaction, user.id);
    await transaction.deleteFrom('known_browsers').where('user_id', '=', user.id).execute();
    if (user.activated_at) await enqueueMail(transaction, 'password-changed', user.email, now);
    return { id: user.id, email: user.email, password_hash };
  });
}

/** @throws Problem 422: the studio withdrew the invitation */
async function refuseWithdrawn(db: Database, userId: string): Promise<void> {
  const withdrawn = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('activated_at', 'is', null)
    .where('invitation_withdrawn_at', 'is not', null)
    .executeTakeFirst();
  if (withdrawn) throw new Problem(422, API_MESSAGES.invitationWithdrawn, { code: 'INVITATION_WITHDRAWN' });
}

async function hasAdmin(db: Database): Promise<boolean> {
  const admin = await db.selectFrom('users').select('id').where('role', '=', 'ADMIN').executeTakeFirst();
  return admin !== undefined;
}
