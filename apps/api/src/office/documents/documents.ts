import { API_MESSAGES, Problem, type Session } from '@doblaje/contract';
import { CompiledQuery, type Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import { isId, NOBODYS } from '../../ground/db/ids';
import type { DocumentsTable } from '../../ground/db/tables/documents';
import { viewed } from '../../ground/db/unblocked';
import { fileKind } from '../../ground/files/linkedKinds';

type Row = Selectable<DocumentsTable>;

/**
 * A document that this session may see: people see their own, ADMIN sees all.
 * @throws Problem 404 for any other document, whether or not it exists
 */
export async function findDocument(db: Database, { userId, role }: Session, id: string): Promise<Row> {
  let found = db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', isId(id) ? id : NOBODYS);
  if (role !== 'ADMIN') found = found.where('user_id', '=', userId);
  const row = await found.executeTakeFirst();
  if (!row) throw new Problem(404, API_MESSAGES.notFound);
  return row;
}

/** The columns that sending a file needs. */
export type DocumentFile = Pick<Row, 'id' | 'user_id' | 'key' | 'file_name' | 'size' | 'read_at'>;

/** Plain SQL, because viewers request a file in many parts and building the query takes as long as running it. */
const FILE = viewed('select id, user_id, key, file_name, size, read_at from documents where id = $1');
const OWN_FILE = `${FILE} and user_id = $2`;

/**
 * Like findDocument, but reads only what sending the file needs.
 * @throws Problem 404 for every document that this session may not see
 */
export async function findDocumentFile(
  db: Database,
  { userId, role }: Session,
  id: string,
): Promise<DocumentFile> {
  const asked = isId(id) ? id : NOBODYS;
  const found =
    role === 'ADMIN' ? CompiledQuery.raw(FILE, [asked]) : CompiledQuery.raw(OWN_FILE, [asked, userId]);
  const [row] = (await db.executeQuery<DocumentFile>(found)).rows;
  if (!row) throw new Problem(404, API_MESSAGES.notFound);
  return row;
}

/** Notes that a person has opened their own document. Other people's views do not count. */
export async function markRead(
  db: Database,
  document: DocumentFile,
  userId: string,
  now: Date,
): Promise<void> {
  if (document.read_at !== null || document.user_id !== userId) return;
  await db
    .updateTable('documents')
    .set({ read_at: now })
    .where('id', '=', document.id)
    .where('read_at', 'is', null)
    .execute();
}

/** Whether a person has a document that they never opened: the dot of the menu entry. */
export async function hasUnread(db: Database, userId: string): Promise<boolean> {
  const unread = await db
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return unread !== undefined;
}

/** A link to a document's file. */
export const linkedDocuments = fileKind('Vuelve a abrir el documento.', async (db, session, id) => {
  const document = await findDocumentFile(db, session, id);
  const { key, file_name, size } = document;
  return {
    file: { key, name: file_name, size, isDownload: true },
    andThen: (now) => markRead(db, document, session.userId, now),
  };
});
