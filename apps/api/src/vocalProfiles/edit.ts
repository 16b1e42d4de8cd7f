import type { VocalProfile, Voice } from '@doblaje/contract';
import type { VocalProfileValues } from '@doblaje/domain/forms/vocalProfile';
import { personGone } from '../administration/role';
import type { Database } from '../db/database';
import type { Edited } from '../edits/saveIfCurrent';
import { audited, type Doer } from '../history/audited';
import { changesOf } from '../history/fields';
import { isId, NOBODYS } from '../lists/ids';
import { after } from '../time';
import { holdPerson } from '../users/holdAccount';
import { demosOf } from './demos';
import { historyFieldsOf, lockVocalProfile, type VocalProfileRow } from './rows';

/**
 * Somebody's vocal profile as it is now.
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
 * Writes somebody's vocal profile, unless it was written since it was read. That it came, or went, since is such a writing too.
 * @param readWith null: there was none
 * @throws Problem 404 when there is no such person
 */
export function saveVoice(
  db: Database,
  doer: Doer,
  userId: string,
  { updatedAt: readWith, ...values }: VocalProfileValues & { updatedAt: string | null },
): Promise<Edited<Voice>> {
  return audited<Edited<Voice>>(db, doer, async (transaction) => {
    await holdPerson(transaction, userId);
    const before = await lockVocalProfile(transaction, userId);
    const isWritten =
      (before?.updated_at.toISOString() ?? null) === readWith &&
      (await write(transaction, { userId, values, before, now: doer.now }));
    const current = await readVoice(transaction, userId);
    if (!isWritten) return { value: { isStale: true, current }, lines: [] };
    const changes = changesOf(
      'person',
      historyFieldsOf(before),
      historyFieldsOf(await lockVocalProfile(transaction, userId)),
    );
    return {
      value: { isStale: false, saved: current },
      lines: [{ action: 'update', entity: 'person', id: userId, changes }],
    };
  });
}

interface Writing {
  userId: string;
  values: VocalProfileValues;
  before: VocalProfileRow | undefined;
  now: Date;
}

/** False: somebody else has written the first one at the same moment. */
async function write(db: Database, { userId, values, before, now }: Writing): Promise<boolean> {
  const { applicant_types, ...texts } = values;
  const columns = {
    ...texts,
    applicant_types: [...applicant_types],
    edited_at: now,
    updated_at: before && before.updated_at >= now ? after(before.updated_at, 1) : now,
  };
  if (before) {
    await db.updateTable('vocal_profiles').set(columns).where('user_id', '=', userId).execute();
    return true;
  }
  const written = await db
    .insertInto('vocal_profiles')
    .values({ user_id: userId, application_id: null, reels_of: null, ...columns })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return written !== undefined;
}
