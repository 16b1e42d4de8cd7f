import { API_MESSAGES, Problem, type WorkOrderRow } from '@doblaje/contract';
import type { Database } from '../db/database';

/** Who looks at an order: ADMIN, or its person, who sees it from its issue on. */
export type Viewer = { role: 'ADMIN' } | { role: 'PERSON'; userId: string };

/** The refusal of an order that is not there, or not for whoever asks. */
export const orderGone = () => new Problem(404, API_MESSAGES.orderGone);

/** Orders that are not deleted, with the words of their chapter and project. */
export const liveOrders = (db: Database) =>
  db
    .selectFrom('work_orders')
    .leftJoin('chapters', 'chapters.id', 'work_orders.chapter_id')
    .leftJoin('projects', 'projects.id', 'work_orders.project_id')
    .where('work_orders.deleted_at', 'is', null)
    .selectAll('work_orders')
    .select(['chapters.number as chapter_number', 'chapters.title as chapter_title'])
    .select(['projects.season', 'projects.house_number']);

/** One of them as it is read. */
export type OrderRow = Awaited<ReturnType<ReturnType<typeof liveOrders>['execute']>>[number];

/** An order as the list has it. */
export const orderRowOf = (row: OrderRow): WorkOrderRow => ({
  id: row.id,
  number: row.number,
  state: row.state,
  typeId: row.type_id ?? 0,
  projectId: row.project_id ?? 0,
  projectTitle: row.project_title,
  season: row.season ?? '',
  houseNumber: row.house_number ?? '',
  chapterId: row.chapter_id ?? 0,
  chapterNumber: row.chapter_number,
  chapterTitle: row.chapter_title ?? '',
  personId: row.person_id ?? '',
  personName: row.person_name,
  startDate: row.start_date ?? '',
  dueDate: row.due_date ?? '',
  amount: row.amount === null ? null : Number(row.amount),
  issuedAt: row.issued_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
});
