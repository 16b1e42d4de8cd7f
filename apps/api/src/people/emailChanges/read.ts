import type { EmailChange } from '@doblaje/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { UsersTable } from '../../ground/db/tables/accounts';

type Written = Pick<Selectable<UsersTable>, 'created_at' | 'email_updated_at'>;

/** When an account's address, or its pending change, was last written. */
export const emailWrittenAt = ({ email_updated_at, created_at }: Written): Date =>
  email_updated_at ?? created_at;

/** An account's pending change of address; undefined when there is none. */
export const openChange = (db: Database, userId: string) =>
  db.selectFrom('email_changes').selectAll().where('user_id', '=', userId).where('ended_at', 'is', null);

/** A person's login address and the pending one; null if the person no longer exists. */
export async function readEmailChange(db: Database, userId: string, now: Date): Promise<EmailChange | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'created_at', 'email_updated_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user ? emailChangeOf(db, user, now) : null;
}

/** The same for an account that was already read. */
export async function emailChangeOf(
  db: Database,
  user: Written & { id: string; email: string },
  now: Date,
): Promise<EmailChange> {
  const change = await openChange(db, user.id).executeTakeFirst();
  return {
    email: user.email,
    pending: change
      ? {
          email: change.email,
          askedAt: change.asked_at.toISOString(),
          expiresAt: change.expires_at.toISOString(),
          isExpired: change.expires_at <= now,
          isByStudio: change.is_by_studio,
          reason: change.reason,
        }
      : null,
    updatedAt: emailWrittenAt(user).toISOString(),
  };
}
