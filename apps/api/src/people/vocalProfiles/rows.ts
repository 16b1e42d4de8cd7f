import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { VocalProfilesTable } from '../../ground/db/tables/vocalProfiles';

/** A vocal profile as stored. */
export type VocalProfileRow = Selectable<VocalProfilesTable>;

/** A person's vocal profile, locked until the transaction ends. */
export const lockVocalProfile = (db: Database, userId: string): Promise<VocalProfileRow | undefined> =>
  db.selectFrom('vocal_profiles').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

/** A vocal profile's fields for comparing in the person's history. They are all empty without a profile. */
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
