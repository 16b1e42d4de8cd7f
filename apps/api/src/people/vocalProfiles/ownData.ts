import type { OwnData } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { demosOf } from './demos';

/** A person's vocal profile as their export has it. An allowlist: the note belongs to the studio. */
export async function ownVocalProfile(db: Database, userId: string): Promise<OwnData['vocalProfile']> {
  const profile = await db
    .selectFrom('vocal_profiles')
    .select(['applicant_types', 'vocal_tone', 'vocal_age_range', 'singing', 'singing_detail'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!profile) return null;
  const demos = await demosOf(db, userId);
  return { ...profile, demos: demos.map(({ n, name, size }) => ({ n, name, size })) };
}
