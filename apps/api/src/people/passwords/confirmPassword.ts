import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Context } from 'hono';
import type { Database } from '../../ground/db/database';
import { evenBlocked } from '../../ground/db/unblocked';
import type { Limiter } from '../../ground/limits/limiter';
import { verifyPassword } from './passwords';

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
    const user = await evenBlocked(db)
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
