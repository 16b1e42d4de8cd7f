import { membersShown } from '@doblaje/contract';
import { samplePdf } from '@doblaje/contract/fixtures';
import { newBlobKey } from '../src/ground/blobs/blobs';
import type { testServer } from './testServer';

type TestServer = Awaited<ReturnType<typeof testServer>>;

const SAID = {
  ...{ kind: 'script', title: 'Guion capítulo 2', endsOn: '', recipients: 'people', personIds: '' },
  ...{ projectId: '0', chapterId: '0', shown: '[]' },
};

/** Fields of the form; missing ones are those of a script without a project. */
export type Said = Partial<Record<keyof typeof SAID, string>>;

/** The file of a form. The fixed boundary makes equal forms equal bytes. */
interface GivenFile {
  bytes?: Uint8Array<ArrayBuffer>;
  name?: string;
  boundary?: string;
}

export const documentPdf = (text = 'Guion') => samplePdf([[text]]);

/** The form as a browser sends it, with its headers. */
export function documentForm(
  said: Said = {},
  { bytes = documentPdf(), name = 'guion-2.pdf', boundary = 'frontera' }: GivenFile = {},
) {
  const parts = Object.entries({ ...SAID, ...said }).map(
    ([part, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${part}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  const form = Buffer.concat([
    Buffer.from(parts.join('') + head),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return {
    form: new Uint8Array(form),
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(form.length),
    },
  };
}

/** Uploads a document. For a cast it shows the present recipients, unless `said` has another `shown`. */
export async function sendDocument(
  server: TestServer,
  token: string,
  said: Said = {},
  file: GivenFile = {},
  key?: string,
) {
  const { recipients, chapterId = '0' } = said;
  const { body } =
    recipients === 'cast' && chapterId !== '0'
      ? await server.call('GET', `/chapters/${chapterId}/people`, undefined, { token })
      : { body: {} };
  const shown = JSON.stringify(membersShown(body.items ?? []));
  const { form, headers } = documentForm({ shown, ...said }, file);
  return server.call('POST', '/shared-documents', form, {
    token,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
  });
}

/** Inserts a document for people with its file but without a history line; returns its id. */
export async function sharedDocument(
  server: TestServer,
  personIds: readonly string[],
  { title = 'Contrato', kind = 'contract' as 'contract' | 'script', projectId = null as number | null } = {},
): Promise<number> {
  const bytes = documentPdf(title);
  const key = newBlobKey();
  await server.blobs.write(
    key,
    (async function* () {
      yield bytes;
    })(),
    bytes.length,
  );
  const at = { created_at: server.now(), updated_at: server.now() };
  const file = { file_name: `${title}.pdf`, size: bytes.length, key };
  const { id } = await server.db
    .insertInto('shared_documents')
    .values({ kind, title, project_id: projectId, chapter_id: null, is_for_cast: false, ...file, ...at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = await server.db
    .insertInto('shared_document_people')
    .values(personIds.map((user_id) => ({ shared_document_id: id, user_id })))
    .returning(['user_id', 'document_id'])
    .execute();
  await server.db
    .insertInto('documents')
    .values(
      people.map(({ user_id, document_id }) => ({
        ...{ id: document_id, user_id, shared_document_id: id, kind, title, date: '' },
        ...file,
        ...at,
      })),
    )
    .execute();
  return id;
}
