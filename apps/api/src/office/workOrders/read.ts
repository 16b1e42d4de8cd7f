import type { Session, WorkOrder } from '@doblaje/contract';
import { expectedRetention } from '@doblaje/domain/amounts';
import { OPEN_ORDER_STATES } from '@doblaje/domain/options/workOrderStates';
import type { Database } from '../../ground/db/database';
import type { Viewer } from '../boletas/rows';
import { readRates } from '../catalogues/rates';
import { readLines } from './lines';
import { minorOf } from './minors';
import { liveOrders, type OrderRow, orderGone, orderRowOf } from './rows';
import { readVoices } from './voices';

/** ADMIN sees every order, everybody else their own. */
export const viewerOf = ({ role, userId }: Session): Viewer =>
  role === 'ADMIN' ? { role } : { role: 'PERSON', userId };

/** The orders that a viewer may see. */
export function seenOrders(db: Database, viewer: Viewer) {
  const found = liveOrders(db);
  if (viewer.role === 'ADMIN') return found;
  return found.where('work_orders.person_id', '=', viewer.userId).where('work_orders.state', '!=', 'draft');
}

/** One order with all its data; null when it does not exist or the viewer may not see it. */
export async function readOrderIfThere(db: Database, id: number, viewer: Viewer): Promise<WorkOrder | null> {
  const row = await seenOrders(db, viewer).where('work_orders.id', '=', id).executeTakeFirst();
  if (!row) return null;
  const document = await db
    .selectFrom('documents')
    .select('id')
    .where('work_order_id', '=', id)
    .executeTakeFirst();
  const order = orderRowOf(row);
  return {
    ...order,
    expected:
      order.amount === null ? null : expectedRetention(order.amount, order.dueDate, await readRates(db)),
    notes: row.notes,
    lines: await readLines(db, id, viewer.role),
    answeredAt: row.answered_at?.toISOString() ?? null,
    answerNote: row.answer_note,
    finishedAt: row.finished_at?.toISOString() ?? null,
    finishNote: row.finish_note,
    amountReason: row.amount_reason,
    amountIssued: row.amount_issued === null ? null : Number(row.amount_issued),
    voidedAt: row.voided_at?.toISOString() ?? null,
    voidReason: row.void_reason,
    voices: await readVoices(db, order),
    voicesIssued: row.voices,
    ...(await relativesOf(db, row, viewer)),
    minor: viewer.role === 'ADMIN' ? await minorOf(db, order) : null,
    documentId: document?.id ?? null,
  };
}

/** @throws Problem 404 */
export async function readOrder(db: Database, id: number, viewer: Viewer): Promise<WorkOrder> {
  const order = await readOrderIfThere(db, id, viewer);
  if (!order) throw orderGone();
  return order;
}

/** Other orders related to this one. A person sees only their own among them. */
async function relativesOf(
  db: Database,
  { id, replaces, type_id, chapter_id, person_id }: OrderRow,
  { role }: Viewer,
): Promise<Pick<WorkOrder, 'replaces' | 'replacedBy' | 'alike'>> {
  if (role !== 'ADMIN') return { replaces: null, replacedBy: null, alike: [] };
  const live = db.selectFrom('work_orders').select(['id', 'number']).where('deleted_at', 'is', null);
  const replaced = replaces === null ? undefined : await live.where('id', '=', replaces).executeTakeFirst();
  const replacing = await live.where('replaces', '=', id).executeTakeFirst();
  const alike =
    type_id === null || chapter_id === null || person_id === null
      ? []
      : await live
          .where('type_id', '=', type_id)
          .where('chapter_id', '=', chapter_id)
          .where('person_id', '=', person_id)
          .where('state', 'in', OPEN_ORDER_STATES)
          .where('id', '!=', id)
          .orderBy('number')
          .limit(20)
          .execute();
  return { replaces: replaced ?? null, replacedBy: replacing ?? null, alike };
}
