import { labelIn, type Option } from './option';

/** States of a work order, in the order they are reached. WORK_ORDER_MOVES has the moves between them. */
export const WORK_ORDER_STATES = [
  { value: 'draft', label: 'Borrador' },
  { value: 'issued', label: 'Emitida' },
  { value: 'accepted', label: 'Aceptada' },
  { value: 'rejected', label: 'Rechazada' },
  { value: 'finished', label: 'Terminada' },
  { value: 'voided', label: 'Anulada' },
] as const satisfies readonly Option<string>[];

/** One of {@link WORK_ORDER_STATES}. */
export type WorkOrderState = (typeof WORK_ORDER_STATES)[number]['value'];

/** States of an open order: it was issued, and waits for an answer or for the work. */
export const OPEN_ORDER_STATES = ['issued', 'accepted'] as const satisfies readonly WorkOrderState[];

/** Label of the state of a work order: 'issued' → 'Emitida'. Anything else gives ''. */
export function labelOfWorkOrderState(value: unknown): string {
  return labelIn(WORK_ORDER_STATES, value);
}
