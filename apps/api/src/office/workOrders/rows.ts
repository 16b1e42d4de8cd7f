import { API_MESSAGES, Problem, type WorkOrderRow } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { nowOf } from '../../ground/history/nowOf';

/** The refusal of an order that does not exist, or that the viewer may not see. */
export const orderGone = () => new Problem(404, API_MESSAGES.orderGone);

/** Orders that are not deleted, with today's data of their chapter and project. */
export const liveOrders = (db: Database) =>
  db
    .selectFrom('work_orders')
    .leftJoin('chapters', 'chapters.id', 'work_orders.chapter_id')
    .leftJoin('projects', 'projects.id', 'work_orders.project_id')
    .where('work_orders.deleted_at', 'is', null)
    .selectAll('work_orders')
    .select(['chapters.number as chapter_number_now', 'chapters.title as chapter_title_now'])
    .select(['projects.season as season_now', 'projects.house_number as house_number_now']);

/** An order as the query returns it. */
export type OrderRow = Awaited<ReturnType<ReturnType<typeof liveOrders>['execute']>>[number];

/** Chapter and project of an order; an issued order says what its paper says. */
const saidOf = (row: OrderRow) =>
  row.state === 'draft'
    ? {
        season: row.season_now ?? '',
        houseNumber: row.house_number_now ?? '',
        chapterNumber: row.chapter_number_now,
        chapterTitle: row.chapter_title_now ?? '',
      }
    : {
        season: row.season,
        houseNumber: row.house_number,
        chapterNumber: row.chapter_number,
        chapterTitle: row.chapter_title,
      };

/** Today's values where they differ from the order; a draft always shows today's values. */
const todayOf = (row: OrderRow): WorkOrderRow['today'] => {
  const said = saidOf(row);
  return {
    personName: nowOf(row.person_name, row.name_now),
    projectTitle: nowOf(row.project_title, row.project_now),
    chapterNumber: row.chapter_number_now === said.chapterNumber ? null : row.chapter_number_now,
    chapterTitle: nowOf(said.chapterTitle, row.chapter_title_now),
  };
};

/** An order as a row of the list. */
export const orderRowOf = (row: OrderRow): WorkOrderRow => ({
  id: row.id,
  number: row.number,
  state: row.state,
  typeId: row.type_id ?? 0,
  projectId: row.project_id ?? 0,
  projectTitle: row.project_title,
  chapterId: row.chapter_id ?? 0,
  ...saidOf(row),
  personId: row.person_id ?? '',
  personName: row.person_name,
  today: todayOf(row),
  startDate: row.start_date ?? '',
  dueDate: row.due_date ?? '',
  amount: row.amount === null ? null : Number(row.amount),
  issuedAt: row.issued_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
});
