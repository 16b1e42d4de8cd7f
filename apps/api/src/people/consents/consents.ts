import { CONSENT_STATEMENTS, CONSENT_VERSIONS, type ConsentPurpose } from '@doblaje/domain/consents';
import type { Insertable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { ConsentsTable } from '../../ground/db/tables/accounts';

/** Who gives or withdraws a consent, when, and in which session; without one it is unknown from where. */
interface Given {
  userId: string;
  sessionId?: string;
  /** What is written where the session's browser has no name. @default '' */
  unnamed?: string;
  now: Date;
}

type Purpose = ConsentsTable['purpose'];

const inForce = (db: Database, userId: string, purpose: Purpose) =>
  db
    .selectFrom('consents')
    .select(['id', 'statement'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst();

/** Records a consent to today's words. One to the same words that is in force stays; one to older words ends as replaced. */
export const giveConsent = (db: Database, purpose: ConsentPurpose, given: Given): Promise<void> =>
  keepConsent(
    db,
    { purpose, statement: CONSENT_STATEMENTS[purpose], version: CONSENT_VERSIONS[purpose] },
    given,
  );

/** Records a consent with its words, as {@link giveConsent} does. */
export async function keepConsent(
  db: Database,
  consent: Omit<Insertable<ConsentsTable>, 'user_id' | 'given_at' | 'given_from'>,
  { userId, sessionId, unnamed = '', now }: Given,
): Promise<void> {
  const before = await inForce(db, userId, consent.purpose);
  if (before && before.statement !== consent.statement)
    await db
      .updateTable('consents')
      .set({ withdrawn_at: now, is_replaced: true })
      .where('id', '=', before.id)
      .where('withdrawn_at', 'is', null)
      .execute();
  const session = sessionId
    ? await db.selectFrom('sessions').select('browser').where('id', '=', sessionId).executeTakeFirst()
    : undefined;
  await db
    .insertInto('consents')
    .values({ ...consent, user_id: userId, given_at: now, given_from: session?.browser || unnamed })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'purpose']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Ends a consent. Does nothing if none is in force. What was kept because of it is the caller's to remove. */
export async function endConsent(db: Database, purpose: Purpose, { userId, now }: Given): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Whether a consent is in force. */
export const hasConsent = async (db: Database, userId: string, purpose: ConsentPurpose): Promise<boolean> =>
  (await inForce(db, userId, purpose)) !== undefined;
