import { ApiError, type EditOutcome, type WorkOrder } from '@doblaje/contract/client';
import type { WorkOrderVoidValues } from '@doblaje/domain/forms/workOrderMoves';
import { useRevalidator } from 'react-router-dom';
import { createDrafts, type Draft } from '../../edits/drafts';
import { usePortal } from '../../portal';
import { orderName } from './orderState';

/** Loops that are done, by the role that they are of. */
export type DoneValues = Record<`of${number}`, number | null>;

/** What is typed of the loops of an order. */
export const FINISHED = createDrafts<Draft<WorkOrder, DoneValues>>('en los loops de la orden');

/** What is typed of why an order is voided. */
export const VOIDED = createDrafts<Draft<WorkOrder, WorkOrderVoidValues>>('en el motivo de la anulación');

/**
 * Makes a move of an order and tells of it. Where somebody was there before, the panel behind shows what there is now, and the
 * form says so.
 */
export function useOrderMove() {
  const { notices } = usePortal();
  const { revalidate } = useRevalidator();
  return async (call: Promise<EditOutcome<WorkOrder>>, done: string) => {
    try {
      const outcome = await call;
      await revalidate();
      if (outcome.isStale) throw new ApiError(409, outcome.message);
      notices.notify({ type: 'success', title: done, message: orderName(outcome.saved) });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) void revalidate();
      throw error;
    }
  };
}
