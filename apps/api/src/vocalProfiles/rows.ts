import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { VocalProfilesTable } from '../db/tables/vocalProfiles';

/** One vocal profile as it is stored. */
export type VocalProfileRow = Selectable<VocalProfilesTable>;

/** A person's vocal profile, locked until the transaction ends. */
export const lockVocalProfile = (db: Database, userId: string): Promise<VocalProfileRow | undefined> =>
  db.selectFrom('vocal_profiles').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

/** A vocal profile as its person's history compares two states of it; without one all is empty. */
export function historyFieldsOf(profile: VocalProfileRow | undefined) {
  return {
    applicant_types: profile?.applicant_types.join(', ') ?? '',
    vocal_tone: profile?.vocal_tone ?? '',
    vocal_age_range: profile?.vocal_age_range ?? '',
    singing: profile?.singing ?? '',
    singing_detail: profile?.singing_detail ?? '',
    vocal_note: profile?.note ?? '',
  };
}
