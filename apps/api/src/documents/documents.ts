import { API_MESSAGES, type Document, Problem, type Session } from '@doblaje/contract';
import { DOCUMENT_KINDS } from '@doblaje/domain/options/documentKinds';
import { DOCUMENT_STATES } from '@doblaje/domain/options/documentStates';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/database';
import type { DocumentsTable } from '../db/tables/documents';
import { isId, NOBODYS } from '../lists/ids';
import { inNaturalOrder, inOrderOf } from '../lists/naturalOrder';
import { matches } from '../lists/textSearch';

type Row = Selectable<DocumentsTable>;

/** What the list of documents is asked for. */
export interface DocumentsQuery {
  search: string;
  sort: string;
  page: number;
  size: number;
  kind?: DocumentsTable['kind'] | undefined;
  state?: NonNullable<DocumentsTable['state']> | undefined;
}

const SORTS: Readonly<Record<string, ReturnType<typeof sql>>> = {
  date: sql`date`,
  title: inNaturalOrder(sql`title`),
  kind: inOrderOf(sql`kind`, DOCUMENT_KINDS),
  project: inNaturalOrder(sql`coalesce(project, '')`),
  state: inOrderOf(sql`state`, DOCUMENT_STATES),
};

/** A document as its person sees it. */
export function documentOf(row: Row): Document {
  const { id, kind, title, project, state, date, file_name, size, read_at, updated_at } = row;
  const unread = read_at === null;
  return {
    id,
    kind,
    title,
    project,
    state,
    date,
    fileName: file_name,
    size,
    unread,
    updatedAt: updated_at.toISOString(),
  };
}

/** One page of a person's documents. */
export async function listDocuments(db: Database, userId: string, query: DocumentsQuery) {
  const { search, sort, page, size, kind, state } = query;
  let found = db.selectFrom('documents').where('user_id', '=', userId);
  if (kind !== undefined) found = found.where('kind', '=', kind);
  if (state !== undefined) found = found.where('state', '=', state);
  if (search !== '') found = found.where(matches(sql`title || ' ' || coalesce(project, '')`, search));
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy(SORTS[sort.replace('-', '')] ?? sql`date`, sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { items: rows.map(documentOf), total: Number(total), page, size };
}

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
