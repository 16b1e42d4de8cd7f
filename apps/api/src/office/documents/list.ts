import {
  type Document,
  type DocumentRow,
  type DocumentsPage,
  documentsList,
  type ListQuery,
} from '@doblaje/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { DocumentsTable } from '../../ground/db/tables/documents';
import { definePlan } from '../../ground/lists/definePlan';
import { inNaturalOrder } from '../../ground/lists/naturalOrder';
import { holding } from '../../ground/lists/textSearch';

/** A document as its person sees it. */
export function documentOf(row: Selectable<DocumentsTable>): Document {
  const { id, kind, title, project, state, date, file_name, size, read_at, work_order_id, updated_at } = row;
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
    orderId: work_order_id,
    updatedAt: updated_at.toISOString(),
  };
}

/** A person's documents. */
export const documentsPlan = definePlan({
  list: documentsList,
  /** @param state which of them @default all */
  base: (db: Database, userId: string, state?: 'unread') =>
    db
      .selectFrom('documents')
      .selectAll()
      .where('user_id', '=', userId)
      .$if(state === 'unread', (rows) => rows.where('read_at', 'is', null)),
  searched: ['searched'],
  // Titles of orders and boletas keep the project's name from the day of issue. The search also finds them by the project's current name.
  // A boleta is found by the projects of all its orders.
  alsoSearched: (word) => sql<boolean>`(exists (select from work_orders
    where work_orders.id = coalesce(documents.work_order_id,
      (select boletas.work_order_id from boletas where boletas.id = documents.boleta_id))
    and search_text(work_orders.project_now) like ${holding(word)}::text)
    or exists (select from boletas where boletas.id = documents.boleta_id and boletas.others <> ''
      and search_text(boletas.others) like ${holding(word)}::text))`,
  sorts: {
    date: 'date',
    title: { text: 'title' },
    kind: 'kind',
    project: { text: sql`coalesce(project, '')` },
    state: 'state',
  },
  filters: { kind: 'kind', project: 'project', state: 'state' },
  tieBreaker: 'id',
  itemOf: documentOf,
});

/** The boletas that the person has to upload, found by their own document or by the document of their order. */
async function readToUpload(
  db: Database,
  documents: readonly Document[],
): Promise<Map<string, DocumentRow['toUpload']>> {
  if (documents.length === 0) return new Map();
  const rows = await db
    .selectFrom('documents')
    .innerJoin('boletas', (join) =>
      join.on(({ eb, or }) =>
        or([
          eb(
            'boletas.id',
            '=',
            eb
              .selectFrom('boleta_orders')
              .select('boleta_orders.boleta_id')
              .whereRef('boleta_orders.work_order_id', '=', 'documents.work_order_id'),
          ),
          eb('boletas.id', '=', eb.ref('documents.boleta_id')),
        ]),
      ),
    )
    .select(['documents.id as document_id', 'boletas.id', 'boletas.reason'])
    .where(
      'documents.id',
      'in',
      documents.map(({ id }) => id),
    )
    .where('boletas.state', 'in', ['pending', 'rejected'])
    .execute();
  return new Map(rows.map(({ document_id, id, reason }) => [document_id, { boletaId: id, reason }]));
}

/** A page of a person's documents, with the boletas to upload and the number of unread documents among all matches. */
export async function readDocuments(
  db: Database,
  query: ListQuery<typeof documentsList>,
  userId: string,
): Promise<DocumentsPage> {
  const page = await documentsPlan.page(db, query, userId);
  const { total: unread } = await documentsPlan.count(db, query, userId, 'unread');
  const toUpload = await readToUpload(db, page.items);
  const items = page.items.map((item) => ({ ...item, toUpload: toUpload.get(item.id) ?? null }));
  return { ...page, items, unread };
}

/** Names of the projects of a person's documents, sorted, at most as many as a list can show. */
export async function readProjects(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('project')
    .where('user_id', '=', userId)
    .where('project', 'is not', null)
    .groupBy('project')
    .orderBy(inNaturalOrder(sql`project`))
    .orderBy('project')
    .limit(PROJECTS_OFFERED)
    .execute();
  return rows.flatMap(({ project }) => project ?? []);
}

const PROJECTS_OFFERED = 500;
