import type { Database } from '../../ground/db/database';
import { enqueueMail } from '../../ground/mail/outbox';
import { endOtherSessionsOf } from '../access/sessions';
import { endOwnEmailChange } from '../emailChanges/end';
import { endLinksOf } from '../links/links';
import { wrongPassword } from '../passwords/confirmPassword';
import { refuseListed } from '../passwords/listedPasswords';
import { hashPassword } from '../passwords/passwords';

interface NewPassword {
  userId: string;
  sessionId: string;
  /** The hash that the current password was verified against. */
  verified: string;
  password: string;
  /** The request's field with the current password. */
  field: string;
  now: Date;
  /** Ends other access together with the old password, in the same transaction. */
  andThen: (db: Database) => Promise<void>;
}

/**
 * Sets a new password, ends every other session of the account, ends the mailed links and tells the owner by mail.
 * @throws Problem 422 on `field` when another request changed the password in the meantime
 */
export async function setPassword(
  db: Database,
  { userId, sessionId, verified, password, field, now, andThen }: NewPassword,
): Promise<void> {
  await refuseListed(password);
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const user = await transaction
      .updateTable('users')
      .set({ password_hash, updated_at: now })
      .where('id', '=', userId)
      .where('password_hash', '=', verified)
      .returning('email')
      .executeTakeFirst();
    if (!user) throw wrongPassword(field);
    await endLinksOf(transaction, userId, now);
    await endOwnEmailChange(transaction, { actor: userId, now });
    await endOtherSessionsOf(transaction, userId, sessionId);
    await andThen(transaction);
    await enqueueMail(transaction, 'password-changed', user.email, now);
  });
}
