import { labelOfDocumentKind } from '@doblaje/domain/options/documentKinds';
import { type Blobs, newBlobKey, oneChunk } from '../ground/blobs/blobs';
import { expectBlob, keepBlob } from '../ground/blobs/discarded';
import type { Database } from '../ground/db/database';
import { DEMO_TALENT, DEMO_TRANSLATOR } from './demoAccounts';
import { ARTIST_DOCUMENTS, DEMO_ARTIST } from './demoArtist';
import { type DemoDocument, TALENT_DOCUMENTS, TRANSLATOR_DOCUMENTS } from './demoDocumentList';
import { demoPages } from './demoPages';
import { writeDemoPdf, writeScannedPdf } from './demoPdf';

const DOCUMENTS: readonly [email: string, documents: readonly DemoDocument[]][] = [
  [DEMO_TALENT, TALENT_DOCUMENTS],
  [DEMO_TRANSLATOR, TRANSLATOR_DOCUMENTS],
  [DEMO_ARTIST, ARTIST_DOCUMENTS],
];

/**
 * Creates the documents of the demo people. A person who already has some keeps them as they are.
 * @param scan the page of scanned documents, a JPEG
 */
export async function createDemoDocuments(
  db: Database,
  blobs: Blobs,
  { now, scan }: { now: Date; scan: Uint8Array },
): Promise<void> {
  for (const [email, documents] of DOCUMENTS) {
    await fileDocuments(db, blobs, { email, documents, now, scan });
  }
}

async function fileDocuments(
  db: Database,
  blobs: Blobs,
  {
    email,
    documents,
    now,
    scan,
  }: { email: string; documents: readonly DemoDocument[]; now: Date; scan: Uint8Array },
): Promise<void> {
  const person = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (!person) return;
  const there = await db
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', person.id)
    .limit(1)
    .executeTakeFirst();
  if (there) return;
  for (const document of documents) {
    const { kind, title, project, state, date, unread = false, isScan = false } = document;
    const over = [labelOfDocumentKind(kind), project].filter(Boolean).join(' · ');
    const bytes = isScan
      ? await writeScannedPdf(title, [scan])
      : await writeDemoPdf({ title, over, pages: demoPages(document) });
    const key = newBlobKey();
    await expectBlob(db, key, now);
    await blobs.write(key, oneChunk(bytes), bytes.length);
    await db.transaction().execute(async (transaction) => {
      await keepBlob(transaction, key, now);
      await transaction
        .insertInto('documents')
        .values({
          kind,
          title,
          project,
          state,
          date,
          user_id: person.id,
          file_name: `${title}.pdf`,
          size: bytes.length,
          key,
          read_at: unread ? null : now,
          created_at: now,
          updated_at: now,
        })
        .execute();
    });
  }
}
