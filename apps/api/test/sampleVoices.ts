import type { OwnVoiceConsentValues, VoiceConsentValues } from '@doblaje/domain/forms/voiceConsent';
import { recordVoice } from '../src/people/ownConsents/voices';
import { sharedDocument } from './sampleSharedDocuments';
import type { testServer } from './testServer';

type TestServer = Awaited<ReturnType<typeof testServer>>;

/** A voice consent as ADMIN types it; `contractId` is the caller's. */
export const VOICE: OwnVoiceConsentValues = {
  ...{ scope: 'clone', reach: 'all', projectId: 0, territory: 'Chile' },
  ...{ startsOn: '2026-01-01', endsOn: '2027-12-31' },
};

/** Records a voice consent without a history line; returns its id. */
export async function voiceConsent(
  server: TestServer,
  userId: string,
  said: Partial<VoiceConsentValues> = {},
): Promise<string> {
  const contractId = said.contractId ?? (await sharedDocument(server, [userId]));
  const doer = { actor: userId, now: server.now() };
  const before = await server.db.selectFrom('audit').select('id').orderBy('id', 'desc').executeTakeFirst();
  const consents = await recordVoice(server.db, doer, userId, { ...VOICE, ...said, contractId });
  await server.db
    .deleteFrom('audit')
    .where('id', '>', before?.id ?? 0)
    .execute();
  return consents.find(({ voice }) => voice?.scope === (said.scope ?? VOICE.scope))?.id ?? '';
}
