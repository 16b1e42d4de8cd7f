import type { WorkOrderState } from '../options/workOrderStates';
import type { MoveTable } from './moves';

/**
 * The moves of a work order. Giving a declined or voided order to another person is no move: a new draft replaces it.
 * The boleta pays a finished order, which can no longer be voided.
 */
export const WORK_ORDER_MOVES = {
  issue: { from: ['draft'], to: 'issued', who: 'ADMIN' },
  accept: { from: ['issued'], to: 'accepted', who: 'PERSON' },
  decline: { from: ['issued'], to: 'rejected', who: 'PERSON' },
  finish: { from: ['accepted'], to: 'finished', who: 'ADMIN' },
  void: { from: ['issued', 'accepted'], to: 'voided', who: 'ADMIN' },
} as const satisfies MoveTable<WorkOrderState>;

/** Name of one of {@link WORK_ORDER_MOVES}. */
export type WorkOrderMove = keyof typeof WORK_ORDER_MOVES;

const REPLACEABLE: readonly unknown[] = ['rejected', 'voided'] satisfies readonly WorkOrderState[];

/** Whether a new draft may replace an order in this state: a declined or a voided one. An order is replaced once. */
export function isReplaceableOrder(state: unknown): boolean {
  return REPLACEABLE.includes(state);
}
