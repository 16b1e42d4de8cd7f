import type { Database } from '../db/database';
import { findLink, useLink } from './links';

/**
 * Activates the account of a link with the password it was registered with; false when the link is not good for it. A link
 * of an account that is active by now is no error: people click twice, and mail programs open links by themselves.
 * Nobody becomes ADMIN here: who follows the link need not be who chose the password (register.ts).
 */
export function activate(db: Database, token: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const link = await findLink(transaction, ['activation'], token);
    if (!link) return false;
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'activated_at', 'invited_at', 'role'])
      .where('id', '=', link.user_id)
      .forUpdate()
      .executeTakeFirst();
    // Erased while we looked.
    if (!user) return false;
    if (user.activated_at) return true;
    // Registered by anybody, then invited or named ADMIN: only a password chosen by a mailed link will do.
    if (user.invited_at || user.role === 'ADMIN') return false;
    if (!(await useLink(transaction, link.id, now))) return false;
    await transaction
      .updateTable('users')
      .set({ activated_at: now, updated_at: now })
      .where('id', '=', user.id)
      .execute();
    return true;
  });
}
