import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Context } from 'hono';
import { hashPassword, verifyPassword } from '../auth/passwords';
import { endOtherSessionsOf } from '../auth/sessions';
import type { Database } from '../db/database';
import type { Limiter } from '../limits/limiter';

/**
 * Makes sure that whoever has the session also knows the password. Tries are limited like those of the log-in: a session
 * left open is no way around it.
 * @param field of the request that holds the password
 * @throws Problem 422 on that field, 429
 */
export async function confirmPassword(
  { db, limiter }: { db: Database; limiter: Limiter },
  c: Context,
  userId: string,
  field: string,
  password: string,
): Promise<void> {
  const attempt = await limiter.take(c, 'confirm-password', userId);
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!(await verifyPassword(password, user?.password_hash ?? null))) {
    const message = 'La contraseña actual no es correcta';
    throw new Problem(422, API_MESSAGES.invalid, { errors: [{ field, message }] });
  }
  await attempt.forgive();
}

/** Sets a new password, ends every other session of the account and kills the links mailed to it. */
export async function setPassword(
  db: Database,
  { userId, sessionId, password, now }: { userId: string; sessionId: string; password: string; now: Date },
): Promise<void> {
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ password_hash, updated_at: now })
      .where('id', '=', userId)
      .execute();
    await transaction
      .updateTable('links')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .execute();
    await endOtherSessionsOf(transaction, userId, sessionId);
  });
}
