import type { VoiceConsent } from '@doblaje/domain/voices';
import type { Database } from '../../ground/db/database';

/** The voice consents of a person that are in force on no particular day: domain's `voiceUses` judges the days. */
export async function voiceConsentsOf(db: Database, userId: string): Promise<VoiceConsent[]> {
  return (await voiceConsentsAmong(db, [userId])).get(userId) ?? [];
}

/** The same of several people; of who allows nothing there is no entry. */
export async function voiceConsentsAmong(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, VoiceConsent[]>> {
  const told = new Map<string, VoiceConsent[]>();
  if (userIds.length === 0) return told;
  const rows = await db
    .selectFrom('consents')
    .select(['user_id', 'voice_scope', 'voice_project', 'voice_project_title', 'voice_territory'])
    .select(['voice_from', 'voice_until'])
    .where('user_id', 'in', userIds)
    .where('voice_scope', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('given_at')
    .orderBy('id')
    .execute();
  for (const { user_id, voice_scope, ...row } of rows) {
    if (voice_scope === null) continue;
    const consent = {
      ...{ scope: voice_scope, projectId: row.voice_project, projectTitle: row.voice_project_title },
      ...{ territory: row.voice_territory, from: row.voice_from, until: row.voice_until },
    };
    told.set(user_id, [...(told.get(user_id) ?? []), consent]);
  }
  return told;
}
