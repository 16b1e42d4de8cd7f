import type { WorkOrder } from '@doblaje/contract/client';
import type { WorkOrderVoidValues } from '@doblaje/domain/forms/workOrderMoves';
import { labelOfWorkOrderState } from '@doblaje/domain/options/workOrderStates';
import { defineMoves } from '../../edits/defineMoves';
import { createDrafts, type Draft } from '../../edits/drafts';
import type { DoneValues } from './finishing';
import { orderName } from './orderState';

/** What is typed of the loops of an order. */
export const FINISHED = createDrafts<Draft<WorkOrder, DoneValues>>('en los loops de la orden');

/** The same of several orders. */
export const FINISHED_SEVERAL = createDrafts<Draft<readonly WorkOrder[], DoneValues>>(
  'en los loops de las órdenes',
);

/** What is typed of why an order is voided. */
export const VOIDED = createDrafts<Draft<WorkOrder, WorkOrderVoidValues>>('en el motivo de la anulación');

/** Moves of an order that was issued. */
export const MOVES = defineMoves<WorkOrder>({
  name: orderName,
  state: ({ state }) => labelOfWorkOrderState(state),
});
