import { labelIn, type Option } from './option';

/** Work-order types, ids 1 to 7 in the order of the spec (§3). */
export const WORK_ORDER_TYPES = [
  { value: 1, label: 'Orden de Actuación' },
  { value: 2, label: 'Traducción' },
  { value: 3, label: 'Mezcla' },
  { value: 4, label: 'Subtitulaje' },
  { value: 5, label: 'Canciones' },
  { value: 6, label: 'Recreación M & E' },
  { value: 7, label: 'Mezcla M & E' },
] as const satisfies readonly Option<number>[];

/** Id of one of {@link WORK_ORDER_TYPES}, 1 to 7. */
export type WorkOrderTypeId = (typeof WORK_ORDER_TYPES)[number]['value'];

/** Name of a work-order type: 2 → 'Traducción'. Anything else gives ''. */
export function labelOfWorkOrderType(value: unknown): string {
  return labelIn(WORK_ORDER_TYPES, value);
}
