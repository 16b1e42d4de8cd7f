import type { VocalProfile, Voice } from '@doblaje/contract';
import type { VocalProfileValues } from '@doblaje/domain/forms/vocalProfile';
import type { Database } from '../../ground/db/database';
import { isId, NOBODYS } from '../../ground/db/ids';
import { type Edited, saveIfCurrent } from '../../ground/edits/saveIfCurrent';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { holdPerson, personGone } from '../locks/holdAccount';
import { demosOf } from './demos';
import { historyFieldsOf, type VocalProfileRow } from './rows';

/**
 * A person's present vocal profile.
 * @throws Problem 404 when there is no such person
 */
export async function readVoice(db: Database, userId: string): Promise<Voice> {
  const found = await db
    .selectFrom('users')
    .leftJoin('vocal_profiles', 'vocal_profiles.user_id', 'users.id')
    .select('users.id')
    .selectAll('vocal_profiles')
    .where('users.id', '=', isId(userId) ? userId : NOBODYS)
    .executeTakeFirst();
  if (!found) throw personGone();
  const demos = await demosOf(db, userId);
  return {
    profile: found.user_id === null ? null : profileOf(found as VocalProfileRow),
    demos: demos.map(({ n, name, size }) => ({ n, name, size })),
  };
}

const profileOf = (row: VocalProfileRow): VocalProfile => ({
  applicant_types: row.applicant_types,
  vocal_tone: row.vocal_tone,
  vocal_age_range: row.vocal_age_range,
  singing: row.singing,
  singing_detail: row.singing_detail,
  note: row.note,
  editedAt: row.edited_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
});

/**
 * Saves a person's vocal profile, unless it changed since it was read. A profile that was created or removed since counts as changed.
 * @param readWith null when there was no profile
 * @throws Problem 404 when there is no such person
 */
export function saveVoice(
  db: Database,
  doer: Doer,
  userId: string,
  { updatedAt: readWith, ...values }: VocalProfileValues & { updatedAt: string | null },
): Promise<Edited<Voice>> {
  const columns = { ...values, applicant_types: [...values.applicant_types], edited_at: doer.now };
  return audited(db, doer, async (transaction) => {
    const lines: AuditLine[] = [];
    const tell = (before: VocalProfileRow | undefined, now: VocalProfileRow) => {
      const changes = changesOf('person', historyFieldsOf(before), historyFieldsOf(now));
      lines.push({ action: 'update', entity: 'person', id: userId, changes });
    };
    await holdPerson(transaction, userId);
    const value = await saveIfCurrent(transaction, {
      of: (within) => within.selectFrom('vocal_profiles').selectAll().where('user_id', '=', userId),
      writtenAt: ({ updated_at }) => updated_at,
      readWith,
      now: doer.now,
      write: async (within, moment, before) => {
        const row = await within
          .updateTable('vocal_profiles')
          .set({ ...columns, updated_at: moment })
          .where('user_id', '=', userId)
          .returningAll()
          .executeTakeFirstOrThrow();
        tell(before, row);
      },
      add: async (within) => {
        const row = await within
          .insertInto('vocal_profiles')
          .values({ user_id: userId, application_id: null, reels_of: null, ...columns, updated_at: doer.now })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (row) tell(undefined, row);
        return row !== undefined;
      },
      read: (within) => readVoice(within, userId),
    });
    return { value, lines };
  });
}
