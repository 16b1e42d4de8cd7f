import { type Document, documentsList } from '@doblaje/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/database';
import type { DocumentsTable } from '../db/tables/documents';
import { listPlan } from '../lists/plan';

/** A document as its person sees it. */
export function documentOf(row: Selectable<DocumentsTable>): Document {
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

/** A person's documents. */
export const documentsPlan = listPlan({
  list: documentsList,
  base: (db: Database, userId: string) =>
    db.selectFrom('documents').selectAll().where('user_id', '=', userId),
  searched: ['searched'],
  sorts: {
    date: 'date',
    title: { text: 'title' },
    kind: 'kind',
    project: { text: sql`coalesce(project, '')` },
    state: 'state',
  },
  filters: { kind: 'kind', state: 'state' },
  tieBreaker: 'id',
  itemOf: documentOf,
});
