import { sql } from 'kysely';
import { countDeleted } from '../../ground/db/countDeleted';
import type { Database } from '../../ground/db/database';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { after, KEPT } from '../../ground/time/time';

/**
 * Ends the pending changes of accounts that somebody else may have entered, or that are
 * closed: after a new password or a deactivation. The caller must have locked their rows.
 * @returns what the histories record
 */
export async function endEmailChanges(
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<AuditLine[]> {
  const ended = await db
    .updateTable('email_changes')
    .set({ ended_at: now })
    .where('user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .where('ended_at', 'is', null)
    .returning(['user_id', 'email'])
    .execute();
  if (ended.length === 0) return [];
  const whose = await db
    .updateTable('users')
    .set({
      email_updated_at: sql<Date>`greatest(${now}::timestamptz, email_updated_at + interval '1 millisecond')`,
    })
    .where('id', '=', sql<string>`any(${ended.map(({ user_id }) => user_id)}::uuid[])`)
    .returning(['id', 'email'])
    .execute();
  const current = new Map(whose.map(({ id, email }) => [id, email]));
  return ended.map(({ user_id, email }) => ({
    action: 'update',
    entity: 'person',
    id: user_id,
    changes: [{ field: 'email_cancelled', from: current.get(user_id) ?? null, to: email }],
  }));
}

/** The same for a person who chooses another password. */
export function endOwnEmailChange(db: Database, { actor, now }: Doer): Promise<void> {
  return audited(db, { actor, now }, async (transaction) => ({
    value: undefined,
    lines: await endEmailChanges(transaction, [actor], now),
  }));
}

/** Removes changes of address that ended long ago, or were never confirmed. */
export function purgeEmailChanges(db: Database, now: Date): Promise<number> {
  return countDeleted(
    db
      .deleteFrom('email_changes')
      .where('expires_at', '<=', after(now, -KEPT))
      .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '<=', after(now, -KEPT))])),
  );
}
