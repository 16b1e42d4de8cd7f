import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Context } from 'hono';
import type { Database } from '../../ground/db/database';
import type { Limiter } from '../../ground/limits/limiter';
import { enqueueMail } from '../../ground/mail/outbox';
import { endOtherSessionsOf } from '../access/sessions';
import { endOwnEmailChange } from '../emailChanges/end';
import { endLinksOf } from '../links/links';
import { refuseListed } from '../passwords/listedPasswords';
import { hashPassword, verifyPassword } from '../passwords/passwords';

/**
 * Verifies that the person with this session also knows the password. It limits tries as the log-in does, so that a session left open is no
 * way around that limit.
 * @param field the request's field with the password
 * @returns the hash it was verified against: do what follows only while the account still has this hash
 * @throws Problem 422 on that field, 429
 */
export async function confirmPassword(
  { db, limiter }: { db: Database; limiter: Limiter },
  c: Context,
  userId: string,
  field: string,
  password: string,
): Promise<string> {
  return limiter.guess(c, { action: 'confirm-password', account: userId }, async () => {
    const user = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user || !(await verifyPassword(password, user.password_hash))) throw wrongPassword(field);
    return user.password_hash;
  });
}

/** The refusal of a wrong current password, on its field. */
export function wrongPassword(field: string): Problem {
  const message = 'La contraseña actual no es correcta';
  return new Problem(422, API_MESSAGES.invalid, { errors: [{ field, message }] });
}

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
