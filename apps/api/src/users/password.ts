import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Context } from 'hono';
import { endLinksOf } from '../accounts/links';
import { refuseListed } from '../auth/listedPasswords';
import { hashPassword, verifyPassword } from '../auth/passwords';
import { endOtherSessionsOf } from '../auth/sessions';
import type { Database } from '../db/database';
import { endOwnEmailChange } from '../emailChanges/end';
import type { Limiter } from '../limits/limiter';
import { enqueueMail } from '../mail/outbox';

/**
 * Makes sure that whoever has the session also knows the password. Tries are limited like those of the log-in: a session
 * left open is no way around it.
 * @param field of the request that holds the password
 * @returns the hash it was verified against: what follows is to be done only while it is still that one
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

/** The refusal of the current password, on the field that holds it. */
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
  /** The field of the request that holds the current password. */
  field: string;
  now: Date;
  /** What else ends with the old password, in the same transaction. */
  andThen: (db: Database) => Promise<void>;
}

/**
 * Sets a new password, ends every other session of the account, kills the links mailed to it and tells its owner by mail.
 * @throws Problem 422 on `field` when the password was changed by somebody else meanwhile
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
