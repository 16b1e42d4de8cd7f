import {
  labelOfSharedDocumentKind,
  type SharedDocumentKind,
} from '@doblaje/domain/options/sharedDocumentKinds';
import { type Blobs, newBlobKey, oneChunk } from '../ground/blobs/blobs';
import { expectBlob, keepBlob } from '../ground/blobs/discarded';
import type { Database } from '../ground/db/database';
import { after, DAY, HOUR } from '../ground/time/time';
import { fileSharedDocument } from '../office/sharedDocuments/file';
import { DEMO_ACCOUNTS } from './demoAccounts';
import { demoPages } from './demoPages';
import { writeDemoPdf } from './demoPdf';
import { castEmail } from './demoPeople';

/** A contract or script of the demo. */
interface DemoSharedDocument {
  kind: SharedDocumentKind;
  title: string;
  /** House number of its project; '' without one. */
  house: string;
  /** The recipients, by their index among the demo people who cannot log in. */
  people: readonly number[];
  /** How many of them have opened it. */
  seen: number;
  /** Days since it was uploaded. */
  days: number;
}

const DOCUMENTS: readonly DemoSharedDocument[] = [
  {
    kind: 'script',
    title: 'Guion del capítulo 6',
    house: 'BR-204',
    people: [0, 1, 2, 3, 4],
    seen: 2,
    days: 2,
  },
  { kind: 'contract', title: 'Contrato 2026', house: '', people: [1], seen: 0, days: 3 },
  { kind: 'script', title: 'Guion del capítulo 5', house: 'BR-204', people: [0, 1, 2, 3], seen: 4, days: 10 },
  {
    kind: 'contract',
    title: 'Contrato de prestación de servicios',
    house: 'KM-001',
    people: [2],
    seen: 1,
    days: 19,
  },
  { kind: 'script', title: 'Guion español v3', house: 'KM-001', people: [5, 6, 7], seen: 1, days: 24 },
];

/** Creates contracts and scripts for demo people who cannot log in. Does nothing if there is one already. */
export async function createDemoSharedDocuments(db: Database, blobs: Blobs, now: Date): Promise<void> {
  const there = await db.selectFrom('shared_documents').select('id').limit(1).executeTakeFirst();
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', DEMO_ACCOUNTS[0]?.email ?? '')
    .executeTakeFirst();
  if (there || !admin) return;
  for (const document of DOCUMENTS) await fileOne(db, blobs, { document, actor: admin.id, now });
}

async function fileOne(
  db: Database,
  blobs: Blobs,
  { document, actor, now }: { document: DemoSharedDocument; actor: string; now: Date },
): Promise<void> {
  const { kind, title, house, people, seen, days } = document;
  const at = after(now, -days * DAY);
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', people.map(castEmail))
    .orderBy('email')
    .execute();
  if (found.length === 0) return;
  const project = await db
    .selectFrom('projects')
    .select(['id', 'title'])
    .where('house_number', '=', house)
    .executeTakeFirst();
  const over = [labelOfSharedDocumentKind(kind), project?.title].filter(Boolean).join(' · ');
  const look = { kind, title, project: project?.title ?? null, state: null, date: '', pages: 2 };
  const bytes = await writeDemoPdf({ title, over, pages: demoPages(look) });
  const key = newBlobKey();
  await expectBlob(db, key, now);
  await blobs.write(key, oneChunk(bytes), bytes.length);
  await db.transaction().execute(async (transaction) => {
    await keepBlob(transaction, key, now);
    const personIds = found.map(({ id }) => id);
    const said = {
      kind,
      title,
      recipients: 'people' as const,
      personIds,
      projectId: project?.id ?? 0,
      chapterId: 0,
      endsOn: '',
      shown: [],
    };
    const file = { key, name: `${title}.pdf`, size: bytes.length };
    const { document: filed } = await fileSharedDocument(transaction, { actor, now: at }, said, file);
    const readers = personIds.slice(0, seen);
    if (readers.length === 0) return;
    await transaction
      .updateTable('documents')
      .set({ read_at: after(at, 5 * HOUR) })
      .where('shared_document_id', '=', filed.id)
      .where('user_id', 'in', readers)
      .execute();
  });
}
