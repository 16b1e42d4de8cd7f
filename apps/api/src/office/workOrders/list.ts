import { ordersList, type WorkOrderRow } from '@doblaje/contract';
import { dayText } from '@doblaje/domain/days';
import { DUE_SOON_DAYS } from '@doblaje/domain/options/projectDues';
import { UNANSWERED_DAYS } from '@doblaje/domain/options/workOrderDues';
import { labelOfWorkOrderState, OPEN_ORDER_STATES } from '@doblaje/domain/options/workOrderStates';
import { labelOfWorkOrderType } from '@doblaje/domain/options/workOrderTypes';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { CsvColumn } from '../../ground/lists/csv';
import { definePlan } from '../../ground/lists/definePlan';
import { liveOrders, orderRowOf } from './rows';

// As literals: the index of due orders is a partial one.
const OPEN = sql.join(OPEN_ORDER_STATES.map((state) => sql.lit(state)));

const SOON = sql<boolean>`(work_orders.state in (${OPEN}) and work_orders.due_date <=
  to_char((now() at time zone 'America/Santiago')::date + ${sql.lit(DUE_SOON_DAYS)}, 'YYYY-MM-DD'))`;

/** Declined orders without a replacement. */
export const unreplaced = sql<boolean>`(work_orders.state = 'rejected' and not work_orders.is_replaced)`;

const WAITS = {
  unanswered: sql<boolean>`(work_orders.state = 'issued'
    and work_orders.issued_at <= now() - make_interval(days => ${sql.lit(UNANSWERED_DAYS)}))`,
  declined: unreplaced,
  replacement: sql<boolean>`(work_orders.state = 'draft' and work_orders.replaces is not null)`,
} as const;

/** The orders as a CSV. */
export const ORDERS_CSV: readonly CsvColumn<WorkOrderRow>[] = [
  { header: 'N.º', value: ({ number }) => number },
  { header: 'Tipo', value: ({ typeId }) => labelOfWorkOrderType(typeId) },
  { header: 'Estado', value: ({ state }) => labelOfWorkOrderState(state) },
  { header: 'Proyecto', value: ({ projectTitle }) => projectTitle },
  { header: 'Temporada', value: ({ season }) => season },
  { header: 'N.º interno', value: ({ houseNumber }) => houseNumber },
  { header: 'Capítulo', value: ({ chapterNumber }) => chapterNumber },
  { header: 'Título del capítulo', value: ({ chapterTitle }) => chapterTitle },
  { header: 'Persona', value: ({ personName }) => personName },
  { header: 'Inicio', value: ({ startDate }) => dayText(startDate) },
  { header: 'Entrega', value: ({ dueDate }) => dayText(dueDate) },
  { header: 'Monto bruto', value: ({ amount }) => amount },
  { header: 'Emitida', value: ({ issuedAt }) => (issuedAt === null ? null : new Date(issuedAt)) },
  // Today's values where they differ; empty where nothing has changed since.
  { header: 'Persona hoy', value: ({ today }) => today.personName },
  { header: 'Proyecto hoy', value: ({ today }) => today.projectTitle },
];

/** The studio's work orders, as ADMIN sees them. */
export const ordersPlan = definePlan({
  list: ordersList,
  base: liveOrders,
  // The order's own row holds everything that the list searches, sorts and filters by.
  counted: (db: Database) => db.selectFrom('work_orders').where('work_orders.deleted_at', 'is', null),
  searched: ['work_orders.searched'],
  sorts: {
    number: 'work_orders.number_order',
    updatedAt: 'work_orders.updated_at',
    dueDate: 'work_orders.due_order',
    project: { text: 'work_orders.project_title' },
    person: { text: 'work_orders.person_name' },
    typeId: 'work_orders.type_id',
    state: 'work_orders.state',
  },
  filters: {
    state: 'work_orders.state',
    typeId: 'work_orders.type_id',
    projectId: 'work_orders.project_id',
    chapterId: 'work_orders.chapter_id',
    personId: 'work_orders.person_id',
    due: { holds: () => SOON },
    waits: { holds: (value) => WAITS[value as keyof typeof WAITS] },
  },
  tieBreaker: 'work_orders.id',
  itemOf: orderRowOf,
});
