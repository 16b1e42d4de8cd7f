import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { ApplicationsTable } from '../../ground/db/tables/applications';
import type { AuditLine } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { writtenAfter } from '../../ground/time/time';
import { historyFieldsOf, lockVocalProfile, type VocalProfileRow } from './rows';

/** An application that was accepted, or that no longer is. */
type Decided = Pick<Selectable<ApplicationsTable>, 'id' | 'user_id'>;

/**
 * Copies an application's information about the voice into the person's vocal profile, with its reels as the demos. Call it
 * when an application is accepted, in the same transaction and after writing its state. Calling it again changes nothing.
 *
 * The newest accepted application decides; an older one only adds the types it applied for. If the newest has
 * no reels, the demos of the one before stay, and if it has no note, the note stays. Another application
 * replaces ADMIN's own edits of the profile; the same application accepted once more does not.
 *
 * Lock the account first (`holdPerson`) and then the application, because erasing a person locks in that order.
 *
 * @returns what the person's history records
 */
export async function fillVocalProfile(
  transaction: Database,
  { id, user_id }: Decided,
  now: Date,
): Promise<AuditLine[]> {
  const before = await lockVocalProfile(transaction, user_id);
  await fillFrom(transaction, { id, user_id }, now);
  return told(transaction, user_id, before);
}

/**
 * Takes back an application's information when it is no longer accepted. The profile then follows the other accepted applications, and
 * is removed if there are none. A profile that ADMIN has edited stays as it is; its demos become another application's, or none.
 *
 * @returns what the person's history records
 */
export async function withdrawVocalProfile(
  transaction: Database,
  { user_id }: Pick<Decided, 'user_id'>,
  now: Date,
): Promise<AuditLine[]> {
  const before = await lockVocalProfile(transaction, user_id);
  if (!before) return [];
  const accepted = await acceptedOf(transaction, user_id);
  if (before.edited_at !== null) {
    await transaction
      .updateTable('vocal_profiles')
      .set({ reels_of: demosOf(accepted) })
      .where('user_id', '=', user_id)
      .execute();
    return [];
  }
  await transaction.deleteFrom('vocal_profiles').where('user_id', '=', user_id).execute();
  for (const { id } of accepted) await fillFrom(transaction, { id, user_id }, now);
  return told(transaction, user_id, before);
}

/** A person's accepted applications, oldest first. */
const acceptedOf = (db: Database, userId: string) =>
  db
    .selectFrom('applications')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('reels').select('reels.n').whereRef('reels.application_id', '=', 'applications.id'),
      ).as('has_reels'),
    )
    .where('user_id', '=', userId)
    .where('state', '=', 'accepted')
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();

const demosOf = (accepted: Awaited<ReturnType<typeof acceptedOf>>) =>
  accepted.findLast(({ has_reels }) => has_reels)?.id ?? null;

async function fillFrom(db: Database, { id, user_id }: Decided, now: Date): Promise<void> {
  const profile = await lockVocalProfile(db, user_id);
  const accepted = await acceptedOf(db, user_id);
  const place = accepted.findIndex((application) => application.id === id);
  const application = accepted[place];
  if (!application) return;
  const types = [...new Set([...(profile?.applicant_types ?? []), application.applicant_to])].sort();
  const reels_of = demosOf(accepted);
  const filledFrom = accepted.findIndex((other) => other.id === profile?.application_id);
  if (profile && filledFrom >= place) {
    const applicant_types = filledFrom === place ? profile.applicant_types : types;
    await db
      .updateTable('vocal_profiles')
      .set({ applicant_types, reels_of })
      .where('user_id', '=', user_id)
      .execute();
    return;
  }
  const answers = {
    applicant_types: types,
    vocal_tone: application.vocal_tone,
    vocal_age_range: application.vocal_age_range,
    singing: application.singing_experience,
    singing_detail: application.singing_detail,
    note: application.note || profile?.note || '',
    application_id: id,
    reels_of,
    edited_at: null,
    updated_at: writtenAfter(profile?.updated_at, now),
  };
  await db
    .insertInto('vocal_profiles')
    .values({ user_id, ...answers })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(answers))
    .execute();
}

async function told(db: Database, userId: string, before: VocalProfileRow | undefined): Promise<AuditLine[]> {
  const now = await lockVocalProfile(db, userId);
  const changes = changesOf('person', historyFieldsOf(before), historyFieldsOf(now));
  return [{ action: 'update', entity: 'person', id: userId, changes }];
}
