import type { Blobs } from '../src/ground/blobs/blobs';
import type { Database } from '../src/ground/db/database';
import { type CrashApi, expectRefusal } from './crashes';
import { documentForm, documentPdf } from './sampleSharedDocuments';

const titleOf = (index: number | '%') => `Papel ${index}`;

/** Uploads a document. Sending it again with the same key must not file it twice. */
function sendDocument({ api, headers }: CrashApi, personId: string, index: number): Promise<Response> {
  const title = titleOf(index);
  const form = documentForm({ title, personIds: personId }, { bytes: documentPdf(title) });
  const key = `documento-${index}-00000000`;
  return fetch(`${api}/shared-documents`, {
    method: 'POST',
    headers: { ...form.headers, authorization: headers.authorization ?? '', 'idempotency-key': key },
    body: form.form,
  });
}

/** The numbers of the documents that are filed, the demo's not counted, and how many of them are not the bytes that were sent. */
export async function filedDocuments(db: Database, blobs?: Blobs) {
  const rows = await db
    .selectFrom('shared_documents')
    .select(['key', 'title'])
    .where('title', 'like', titleOf('%'))
    .execute();
  let broken = 0;
  for (const { key, title } of blobs ? rows : []) {
    const stored = Buffer.from(await new Response(await blobs?.read(key)).arrayBuffer());
    if (!stored.equals(Buffer.from(documentPdf(title)))) broken++;
  }
  return { indexes: rows.map(({ title }) => Number(title.split(' ').at(-1))), broken };
}

/** Uploads documents and remembers which were acknowledged. */
export function documentLine(personId: string) {
  const acknowledged = new Set<number>();
  const unanswered = new Set<number>();
  let sent = 0;
  const upload = async (api: CrashApi, index: number): Promise<number> => {
    unanswered.add(index);
    const answer = await sendDocument(api, personId, index);
    const { status } = answer;
    if (status === 503) await expectRefusal(answer);
    if (status !== 201) return status;
    acknowledged.add(index);
    unanswered.delete(index);
    return status;
  };
  return {
    acknowledged,
    sent: () => sent,
    /** Uploads the next one. @returns the answer's status */
    next: (api: CrashApi) => upload(api, sent++),
    /** Sends what was left unanswered or refused again. @returns the answers' statuses */
    again: (api: CrashApi) => Promise.all([...unanswered].map((index) => upload(api, index))),
    /** How many acknowledged ones are not filed, and how many are filed twice. */
    judged: (indexes: readonly number[]) => ({
      lost: [...acknowledged].filter((index) => !indexes.includes(index)).length,
      doubled: indexes.length - new Set(indexes).size,
    }),
  };
}
