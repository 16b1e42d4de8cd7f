import { hashPassword } from '../auth/passwords';
import { endSessionsOf } from '../auth/sessions';
import type { Database } from '../db/database';
import { findLink, useLink } from './links';

/**
 * Sets a new password by a mailed link and ends every session of the account; false when the link is used, expired
 * or was never made. The link proves the address just as an activation does, so it activates the account too.
 */
export async function changePassword(
  db: Database,
  token: string,
  password: string,
  now: Date,
): Promise<boolean> {
  const link = await findLink(db, 'reset', token);
  // Looked at before hashing: a made-up token must not cost what a password costs.
  if (!link || link.used_at || link.expires_at <= now) return false;
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    if (!(await useLink(transaction, link.id, now))) return false;
    await transaction
      .updateTable('users')
      .set((row) => ({
        password_hash,
        activated_at: row.fn.coalesce('activated_at', row.val(now)),
        updated_at: now,
      }))
      .where('id', '=', link.user_id)
      .execute();
    await transaction
      .updateTable('links')
      .set({ used_at: now })
      .where('user_id', '=', link.user_id)
      .where('used_at', 'is', null)
      .execute();
    await endSessionsOf(transaction, link.user_id);
    return true;
  });
}
