import { countText } from '../amounts/counts';
import { labelIn, type Option } from './option';

/** States of a nómina, which is a set of boletas paid by one transfer file. NOMINA_MOVES has the moves between them. */
export const NOMINA_STATES = [
  { value: 'prepared', label: 'Preparada' },
  { value: 'paid', label: 'Pagada' },
  { value: 'voided', label: 'Anulada' },
] as const satisfies readonly Option<string>[];

/** One of {@link NOMINA_STATES}. */
export type NominaState = (typeof NOMINA_STATES)[number]['value'];

/** Label of the state of a nómina: 'paid' → 'Pagada'. Anything else gives ''. */
export function labelOfNominaState(value: unknown): string {
  return labelIn(NOMINA_STATES, value);
}

/** The name of a nómina: 'Nómina N.º 12'. Without a number it is 'Nómina'. */
export function nominaTitle(number: unknown): string {
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) return 'Nómina';
  return `Nómina N.º ${countText(number)}`;
}
