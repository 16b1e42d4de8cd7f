import type { WorkOrder } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { labelOfWorkOrderState, type WorkOrderState } from '@doblaje/domain/options/workOrderStates';
import { labelOfWorkOrderType, workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { Status, type StatusShape } from '@doblaje/ui/Status';

/** The shape beside each state's word (visual.md §6). */
export const ORDER_SHAPES: Readonly<Record<WorkOrderState, StatusShape>> = {
  draft: 'draft',
  issued: 'waiting',
  accepted: 'inProgress',
  rejected: 'cancelled',
  finished: 'done',
  voided: 'cancelled',
};

/** The state of an order: shape and word. */
export function OrderStatus({ state }: { state: WorkOrderState }) {
  return <Status shape={ORDER_SHAPES[state]}>{labelOfWorkOrderState(state)}</Status>;
}

/** The name of an order. A draft has no number yet. */
export const orderName = ({ typeId, number }: Pick<WorkOrder, 'typeId' | 'number'>): string =>
  number === null ? labelOfWorkOrderType(typeId) || 'Orden de trabajo' : workOrderTitle(typeId, number);

/** The number of an order: 'N.º 1.246'. */
export const numberText = (number: number | null): string =>
  number === null ? 'Sin número' : `N.º ${countText(number)}`;
