import type { VoiceConsent } from '@doblaje/domain/voices';
import type { Database } from '../../ground/db/database';

/** The voice consents of a person that are in force on no particular day: domain's `voiceUses` judges the days. */
export async function voiceConsentsOf(db: Database, userId: string): Promise<VoiceConsent[]> {
  const rows = await db
    .selectFrom('consents')
    .select(['voice_scope', 'voice_project', 'voice_project_title', 'voice_territory'])
    .select(['voice_from', 'voice_until'])
    .where('user_id', '=', userId)
    .where('voice_scope', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('given_at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ voice_scope, ...row }) =>
    voice_scope === null
      ? []
      : {
          scope: voice_scope,
          projectId: row.voice_project,
          projectTitle: row.voice_project_title,
          territory: row.voice_territory,
          from: row.voice_from,
          until: row.voice_until,
        },
  );
}
