import { type VoiceUse, voiceUses } from '@doblaje/domain/voices';
import type { Database } from '../../ground/db/database';
import { voiceConsentsOf } from '../../people/consents/voices';

/** What an order's person allows with their voice, as the consents stand in this transaction. */
export async function readVoices(
  db: Database,
  { personId, projectId, dueDate }: { personId: string; projectId: number; dueDate: string },
): Promise<VoiceUse[]> {
  const consents = personId === '' ? [] : await voiceConsentsOf(db, personId);
  return voiceUses(consents, { projectId, day: dueDate });
}
