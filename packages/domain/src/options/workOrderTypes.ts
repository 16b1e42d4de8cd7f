import { countText } from '../amounts/counts';
import { isIn, labelIn, type Option } from './option';

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

/** Whether orders of a type list their roles, with loops: acting and songs do. */
export function coversRoles(typeId: unknown): boolean {
  return typeId === 1 || typeId === 5;
}

/**
 * The name of an issued order: 'Orden de Actuación N.º 1.246', 'Orden de Mezcla N.º 1.247'.
 * @param number number of the order, from 1. Without type and number the name is 'Orden de trabajo'.
 */
export function workOrderTitle(typeId: unknown, number: unknown): string {
  if (!isIn(WORK_ORDER_TYPES, typeId) || typeof number !== 'number' || !Number.isSafeInteger(number))
    return 'Orden de trabajo';
  const label = labelOfWorkOrderType(typeId);
  return `${label.startsWith('Orden') ? label : `Orden de ${label}`} N.º ${countText(number)}`;
}
