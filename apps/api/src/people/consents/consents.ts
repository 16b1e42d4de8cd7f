import { CONSENT_STATEMENTS, type ConsentPurpose } from '@doblaje/domain/consents';
import type { Database } from '../../ground/db/database';

/** Records a consent. One that is already in force stays. */
export async function giveConsent(
  db: Database,
  userId: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<void> {
  await db
    .insertInto('consents')
    .values({ user_id: userId, purpose, statement: CONSENT_STATEMENTS[purpose], given_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'purpose']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Withdraws a consent. Does nothing if none is in force. */
export async function withdrawConsent(
  db: Database,
  userId: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Whether a consent is in force. */
export async function hasConsent(db: Database, userId: string, purpose: ConsentPurpose): Promise<boolean> {
  const consent = await db
    .selectFrom('consents')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return consent !== undefined;
}
