import type { WorkOrder } from '@doblaje/contract';
import type { WorkOrderAnswerValues, WorkOrderVoidValues } from '@doblaje/domain/forms/workOrderMoves';
import { WORK_ORDER_MOVES, type WorkOrderMove } from '@doblaje/domain/moves';
import { labelOfWorkOrderState } from '@doblaje/domain/options/workOrderStates';
import type { Updateable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { WorkOrdersTable } from '../../ground/db/tables/workOrders';
import { moveIfCurrent } from '../../ground/edits/moveIfCurrent';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { AuditLine, Doer } from '../../ground/history/audited';
import { holdAccount } from '../../people/locks/holdAccount';
import type { Viewer } from '../boletas/rows';
import { holdOrder } from './hold';
import { mailAbout } from './mail';
import { orderLine } from './orderHistory';
import { readOrder, readOrderIfThere, seenOrders } from './read';
import { orderGone } from './rows';

interface OrderMove {
  id: number;
  /** The `updatedAt` that the client read with the order. */
  updatedAt: string;
  move: WorkOrderMove;
  viewer: Viewer;
  /** Locks the other rows that the move changes, before the order is locked. */
  hold?: (transaction: Database) => Promise<unknown>;
  /** Checks the input of the move and returns the order's columns to write. */
  work: (transaction: Database, order: WorkOrder) => Promise<Updateable<WorkOrdersTable>>;
  /**
   * Runs once the order has its new state: `before` is the old order, `now` the new one. @returns lines for the history of other entities
   */
  after?: (transaction: Database, before: WorkOrder, now: WorkOrder) => Promise<readonly AuditLine[]>;
}

/**
 * Moves an order as domain's table of moves allows, with all that follows, in one transaction. When two requests move it at the same
 * moment, the second one is stale.
 * @throws Problem 404; 409 where the table has no such move; any error of `work`
 */
export function moveOrder(
  db: Database,
  doer: Doer,
  { id, updatedAt, move, viewer, hold, work, after: follow }: OrderMove,
): Promise<Edited<WorkOrder>> {
  return moveIfCurrent(db, doer, {
    moves: WORK_ORDER_MOVES,
    move,
    mover: viewer.role,
    readWith: updatedAt,
    hold: async (transaction) => {
      if (viewer.role === 'PERSON') await holdAccount(transaction, viewer.userId);
      await holdOrder(transaction, id);
      await hold?.(transaction);
      return undefined;
    },
    of: (within) =>
      within
        .selectFrom('work_orders')
        .selectAll()
        .where('id', 'in', seenOrders(within, viewer).clearSelect().select('work_orders.id'))
        .where('id', '=', id),
    stateOf: (state) => `la orden está ${labelOfWorkOrderState(state).toLowerCase()}`,
    write: async (within, moved) => {
      const before = await readOrder(within, id, viewer);
      const columns = await work(within, before);
      await within
        .updateTable('work_orders')
        .set({ ...columns, ...moved })
        .where('id', '=', id)
        .execute();
      const now = await readOrder(within, id, viewer);
      const others = (await follow?.(within, before, now)) ?? [];
      return [orderLine('update', await readOrder(within, id, viewer), before), ...others];
    },
    read: (within) => readOrderIfThere(within, id, viewer),
    missing: orderGone,
  });
}

/**
 * Accepts or declines an order in the name of its person.
 * @throws Problem 404 for everybody else; 409 when it does not wait for an answer
 */
export const answerOrder = (
  db: Database,
  doer: Doer,
  id: number,
  { answer, note, updatedAt }: WorkOrderAnswerValues & { updatedAt: string },
): Promise<Edited<WorkOrder>> =>
  moveOrder(db, doer, {
    id,
    updatedAt,
    move: answer,
    viewer: { role: 'PERSON', userId: doer.actor },
    work: async () => ({ answered_at: doer.now, answer_note: note }),
  });

/**
 * Voids an order and mails its person.
 * @throws Problem 404; 409 when it cannot be voided
 */
export const voidOrder = (
  db: Database,
  doer: Doer,
  id: number,
  { reason, updatedAt }: WorkOrderVoidValues & { updatedAt: string },
): Promise<Edited<WorkOrder>> =>
  moveOrder(db, doer, {
    id,
    updatedAt,
    move: 'void',
    viewer: { role: 'ADMIN' },
    work: async () => ({ voided_at: doer.now, void_reason: reason }),
    after: async (transaction) => {
      await mailAbout(transaction, 'order-voided', id, doer.now);
      return [];
    },
  });
