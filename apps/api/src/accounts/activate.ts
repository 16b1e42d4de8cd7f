import type { Database } from '../db/database';
import { findLink, useLink } from './links';

/**
 * Activates the account of a link; false when the link is not good for it. A link of an account that is active by
 * now is no error: people click twice, and mail programs open links by themselves.
 */
export function activate(
  db: Database,
  token: string,
  now: Date,
  firstAdmin: string | undefined,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const link = await findLink(transaction, 'activation', token);
    if (!link) return false;
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'email', 'registration', 'activated_at'])
      .where('id', '=', link.user_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (user.activated_at) return true;
    if (link.registration !== user.registration || !(await useLink(transaction, link.id, now))) return false;
    const isAdmin = user.email === firstAdmin && !(await hasAdmin(transaction));
    await transaction
      .updateTable('users')
      .set({ activated_at: now, updated_at: now, ...(isAdmin && { role: 'ADMIN' as const }) })
      .where('id', '=', user.id)
      .execute();
    return true;
  });
}

async function hasAdmin(db: Database): Promise<boolean> {
  const admin = await db.selectFrom('users').select('id').where('role', '=', 'ADMIN').executeTakeFirst();
  return admin !== undefined;
}
