import type { WorkOrder } from '@doblaje/contract/client';
import type { WorkOrderVoidValues } from '@doblaje/domain/forms/workOrderMoves';
import { labelOfWorkOrderState } from '@doblaje/domain/options/workOrderStates';
import { defineMoves } from '../../../edits/defineMoves';
import { createDrafts, type Draft } from '../../../edits/drafts';
import type { DoneValues } from './finishing';
import { orderName } from './orderState';

/** Typed values of finishing an order. */
export const FINISHED = createDrafts<Draft<WorkOrder, DoneValues>>('en los loops de la orden');

/** Typed values of finishing several orders. */
export const FINISHED_SEVERAL = createDrafts<Draft<readonly WorkOrder[], DoneValues>>(
  'en los loops de las órdenes',
);

/** Typed reasons for voiding an order. */
export const VOIDED_ORDERS = createDrafts<Draft<WorkOrder, WorkOrderVoidValues>>(
  'en el motivo de la anulación',
);

/** The moves of an issued order. */
export const orderMoves = defineMoves<WorkOrder>({
  name: orderName,
  state: ({ state }) => labelOfWorkOrderState(state),
});
