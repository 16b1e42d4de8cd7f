import { sampleMp4, samplePdf } from '@doblaje/contract/fixtures';
import type { DocumentKind } from '@doblaje/domain/options/documentKinds';
import type { DocumentState } from '@doblaje/domain/options/documentStates';
import { newBlobKey } from '../src/ground/blobs/blobs';
import { eraseAccount } from '../src/people/erasure/erasure';
import { fillVocalProfile, withdrawVocalProfile } from '../src/people/vocalProfiles/fill';
import { ERASURE } from '../src/server/registry';
import type { testServer } from './testServer';

type TestServer = Awaited<ReturnType<typeof testServer>>;

/** Valid answers of steps 1 to 3. */
export const ANSWERS = {
  applicant_to: 'Actor',
  country: 'CL',
  rut: '12345678',
  phone: '+56 9 5550 0177',
  address: 'Av. Las Araucarias 2210, Valdivia',
  age: 29,
  community: 'Other',
  disability: 'none',
  voice_training: 'Sí',
  experiences: [{ project: 'Marea baja', character: 'Elisa' }],
  vocal_age_range: '20 a 35 años',
  singing_experience: 'No',
  singing_detail: '',
  vocal_tone: 'Tono medio',
  consent: true,
  reels_consent: true,
};

/** Sends a reel as a browser does; `length` is the value of its Content-Length header. */
export async function sendReel(
  server: TestServer,
  token: string,
  path: string,
  { bytes = sampleMp4(), name = 'reel.mp4', length = String(bytes.length) }: Partial<Reel> = {},
) {
  const response = await server.app.request(`/api${path}?name=${encodeURIComponent(name)}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'video/mp4',
      ...(length !== '' && { 'content-length': length }),
    },
    body: bytes,
  });
  return { status: response.status, body: await response.json() };
}

interface Reel {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  /** '' leaves the header out. */
  length: string;
}

/** Files a document for a person, with a real PDF. */
export async function fileDocument(
  server: TestServer,
  userId: string,
  {
    title = 'Contrato',
    kind = 'contract' as DocumentKind,
    project = null as string | null,
    state = null as DocumentState | null,
    date = '2026-11-01',
  } = {},
) {
  const bytes = samplePdf([[title], ['Página 2']]);
  const key = newBlobKey();
  await server.blobs.write(
    key,
    (async function* () {
      yield bytes;
    })(),
    bytes.length,
  );
  const { id } = await server.db
    .insertInto('documents')
    .values({
      user_id: userId,
      kind,
      title,
      project,
      state,
      date,
      file_name: `${title}.pdf`,
      size: bytes.length,
      key,
      created_at: server.now(),
      updated_at: server.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, bytes };
}

/** Files a paper of a person, erases the person, and returns the id of the archived paper. */
export async function archivedPaper(server: TestServer): Promise<string> {
  const gone = await server.createUser('ida@correo.cl', { rut: '7.654.321-6' });
  await fileDocument(server, gone.id, { title: 'Boleta 12', kind: 'boleta', state: 'paid' });
  await eraseAccount(server.db, gone.id, server.now(), ERASURE.parts);
  const { id } = await server.db.selectFrom('archived_papers').select('id').executeTakeFirstOrThrow();
  return id;
}

/** Sends a person's application and accepts it as the studio does; returns its id. */
export async function acceptedApplication(
  server: TestServer,
  email: string,
  answers: Partial<typeof ANSWERS> = {},
  reels: readonly Partial<Reel>[] = [],
): Promise<string> {
  const token = await server.tokenFor(email);
  const { body } = await server.call('POST', '/applications', { ...ANSWERS, ...answers }, { token });
  for (const [index, reel] of reels.entries())
    await sendReel(server, token, `/applications/${body.id}/reels/${index + 1}`, reel);
  await server.call('POST', `/applications/${body.id}/submit`, { reels: reels.length }, { token });
  await acceptApplication(server, body.id);
  server.wait(1000);
  return body.id;
}

/** Accepts an application. */
export const acceptApplication = (server: TestServer, id: string) =>
  decide(server, id, 'accepted', fillVocalProfile);

/** Rejects an accepted application. */
export const rejectApplication = (server: TestServer, id: string) =>
  decide(server, id, 'rejected', withdrawVocalProfile);

async function decide(
  server: TestServer,
  id: string,
  state: 'accepted' | 'rejected',
  follow: typeof fillVocalProfile,
) {
  return server.db.transaction().execute(async (transaction) => {
    const application = await transaction
      .updateTable('applications')
      .set({ state })
      .where('id', '=', id)
      .returning(['id', 'user_id'])
      .executeTakeFirstOrThrow();
    return follow(transaction, application, server.now());
  });
}
