import { dayInChile } from '@doblaje/domain/days';
import { SENSITIVE_AGE } from '@doblaje/domain/minors';
import type { Database } from '../../ground/db/database';
import { inTransaction } from '../../ground/db/inTransaction';
import type { ApplicationsTable } from '../../ground/db/tables/applications';
import { writtenAfter } from '../../ground/time/time';
import { hasConsent } from '../consents/consents';
import { writtenAt } from './profile';
import { endSensitive } from './sensitiveConsents';

/**
 * Removes community and disability of people below 16 whose representative did not agree to them: sheets and applications that are
 * older than the rule. Says of how many sheets and applications.
 */
export function purgeUnguarded(db: Database, now: Date): Promise<number> {
  return inTransaction(
    db,
    async (transaction) => (await clearSheets(transaction, now)) + (await clearAnswers(transaction, now)),
  );
}

/** Whoever was born after this day is below 16 today. */
function youngestDay(now: Date): string {
  const today = dayInChile(now);
  return `${Number(today.slice(0, 4)) - SENSITIVE_AGE}${today.slice(4)}`;
}

/** An answer that was never given, or was taken back. */
const NONE = '' as ApplicationsTable['community'] & ApplicationsTable['disability'];

async function clearSheets(db: Database, now: Date): Promise<number> {
  const held = await db
    .selectFrom('users')
    .selectAll()
    .where('birth_date', '>', youngestDay(now))
    .where((either) => either.or([either('community', 'is not', null), either('disability', 'is not', null)]))
    .orderBy('id')
    // Who saves their sheet at the same moment, with the representative's consent, comes first or waits.
    .forUpdate()
    .execute();
  let cleared = 0;
  for (const user of held) {
    const { id } = user;
    if (await hasConsent(db, id, 'representative-sensitive')) continue;
    await db
      .updateTable('users')
      // Whoever edits the sheet meanwhile has read it before.
      .set({
        ...{ community: null, disability: null, updated_at: now },
        personal_updated_at: writtenAfter(writtenAt(user, 'personal'), now),
      })
      .where('id', '=', id)
      .execute();
    await endSensitive(db, { userId: id, now });
    cleared += 1;
  }
  return cleared;
}

/** Nobody answers for a candidate in the questionnaire: neither by the age that they gave, nor by the birth date of their sheet. */
async function clearAnswers(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({ community: NONE, disability: NONE })
    .where((either) => either.or([either('community', '<>', NONE), either('disability', '<>', NONE)]))
    .where((either) =>
      either.or([
        either('age', '<', SENSITIVE_AGE),
        either(
          'user_id',
          'in',
          either.selectFrom('users').select('id').where('birth_date', '>', youngestDay(now)),
        ),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
