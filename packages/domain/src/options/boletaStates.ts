import { countText } from '../amounts/counts';
import { labelIn, type Option } from './option';

/** States of a boleta, in the order they are reached. BOLETA_MOVES has the moves between them. */
export const BOLETA_STATES = [
  { value: 'pending', label: 'Pendiente' },
  { value: 'inReview', label: 'En revisión' },
  { value: 'approved', label: 'Aprobada' },
  { value: 'rejected', label: 'Rechazada' },
  { value: 'paid', label: 'Pagada' },
] as const satisfies readonly Option<string>[];

/** One of {@link BOLETA_STATES}. */
export type BoletaState = (typeof BOLETA_STATES)[number]['value'];

/** Label of the state of a boleta: 'paid' → 'Pagada'. Anything else gives ''. */
export function labelOfBoletaState(value: unknown): string {
  return labelIn(BOLETA_STATES, value);
}

/**
 * The name of a boleta: 'Boleta orden N.º 1.187'.
 * @param orderNumber number of its order, from 1. Without it the name is 'Boleta'.
 */
export function boletaTitle(orderNumber: unknown): string {
  if (typeof orderNumber !== 'number' || !Number.isSafeInteger(orderNumber)) return 'Boleta';
  return `Boleta orden N.º ${countText(orderNumber)}`;
}
