import { labelIn, type Option } from './option';

/** Days that an issued order may wait for its answer before the studio is told (desk.md §8). */
export const UNANSWERED_DAYS = 3;

/** The filters of orders by due day: open ones that are late or due within DUE_SOON_DAYS. */
export const WORK_ORDER_DUES = [
  { value: 'soon', label: 'Atrasadas o en 7 días' },
] as const satisfies readonly Option<string>[];

/** One of {@link WORK_ORDER_DUES}. */
export type WorkOrderDue = (typeof WORK_ORDER_DUES)[number]['value'];

/** Label of one of {@link WORK_ORDER_DUES}. Anything else gives ''. */
export function labelOfWorkOrderDue(value: unknown): string {
  return labelIn(WORK_ORDER_DUES, value);
}

/** What an order waits for the studio to do: remind its person, give declined work to another person, or issue that draft. */
export const WORK_ORDER_WAITS = [
  { value: 'unanswered', label: 'Sin respuesta hace 3 días' },
  { value: 'declined', label: 'Rechazadas sin reemplazo' },
  { value: 'replacement', label: 'Reemplazos sin emitir' },
] as const satisfies readonly Option<string>[];

/** One of {@link WORK_ORDER_WAITS}. */
export type WorkOrderWait = (typeof WORK_ORDER_WAITS)[number]['value'];

/** Label of one of {@link WORK_ORDER_WAITS}. Anything else gives ''. */
export function labelOfWorkOrderWait(value: unknown): string {
  return labelIn(WORK_ORDER_WAITS, value);
}
