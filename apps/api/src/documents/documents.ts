import { API_MESSAGES, Problem, type Session } from '@doblaje/contract';
import { CompiledQuery, type Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { DocumentsTable } from '../db/tables/documents';
import { isId, NOBODYS } from '../lists/ids';

type Row = Selectable<DocumentsTable>;

/**
 * A document that this session may see: its person's, and ADMIN's every one.
 * @throws Problem 404 for every other, whether or not it is there
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

/** What is needed of a document to send its file. */
export type DocumentFile = Pick<Row, 'id' | 'user_id' | 'key' | 'file_name' | 'size' | 'read_at'>;

/** In so many words: viewers ask for a file in many parts, and writing it anew takes as long as asking it. */
const FILE = 'select id, user_id, key, file_name, size, read_at from documents where id = $1';
const OWN_FILE = `${FILE} and user_id = $2`;

/**
 * The same of its file alone.
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

/** Notes that a person has opened a document of theirs; nobody else's look counts. */
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

/** Whether something among a person's documents was never opened: the dot of the menu entry. */
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
