import type { Database } from '../../ground/db/database';

/** The latest change of meaning that a person has not seen, told since their account was made; version null: none. */
export async function newNoticeOf(
  db: Database,
  userId: string,
): Promise<{ version: number | null; summary: string }> {
  const told = await db
    .selectFrom('privacy_notices')
    .select(['version', 'summary'])
    .where('is_new_meaning', '=', true)
    .where('published_at', '>', (row) =>
      row.selectFrom('users').select('created_at').where('id', '=', userId),
    )
    .where('version', '>', (row) =>
      row
        .selectFrom((seen) =>
          seen.selectFrom('seen_notices').select('version').where('user_id', '=', userId).as('seen'),
        )
        .select((of) => of.fn.coalesce(of.fn.max('seen.version'), of.lit(0)).as('version')),
    )
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return told ?? { version: null, summary: '' };
}

/** Notes that a person has seen a version. An older one changes nothing, nor does one that does not exist. */
export async function noteSeen(db: Database, userId: string, version: number, now: Date): Promise<void> {
  await db
    .insertInto('seen_notices')
    .columns(['user_id', 'version', 'seen_at'])
    .expression((row) =>
      row
        .selectFrom('privacy_notices')
        .select((of) => [of.val(userId).as('user_id'), 'version', of.val(now).as('seen_at')])
        .where('version', '=', version),
    )
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ version, seen_at: now })
        .where('seen_notices.version', '<', version),
    )
    .execute();
}
