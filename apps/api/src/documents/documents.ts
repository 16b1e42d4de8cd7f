import { API_MESSAGES, Problem, type Session } from '@doblaje/contract';
import type { Selectable } from 'kysely';
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

/** Notes that a person has opened a document of theirs; nobody else's look counts. */
export async function markRead(db: Database, document: Row, userId: string, now: Date): Promise<void> {
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
