import type { Database } from '../../ground/db/database';
import { consumeLink, findLink } from '../links/links';

/**
 * Activates the account of a link with the password from its registration; false when the link is not valid for that. A link of an account
 * that is already active is no error: people click twice, and mail programs open links by themselves. Nobody becomes ADMIN here, because
 * the person who follows the link may not be the one who chose the password (register.ts).
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
    // The account was erased in the meantime.
    if (!user) return false;
    if (user.activated_at) return true;
    // Anybody may have registered this account before its invitation or its role of ADMIN. It needs a password chosen through a mailed
    // link.
    if (user.invited_at || user.role === 'ADMIN') return false;
    if (!(await consumeLink(transaction, link.id, now))) return false;
    await transaction
      .updateTable('users')
      .set({ activated_at: now, updated_at: now })
      .where('id', '=', user.id)
      .execute();
    return true;
  });
}
