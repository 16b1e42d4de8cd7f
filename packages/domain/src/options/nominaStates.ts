import { dotted } from '../amounts/pesos';
import { labelIn, type Option } from './option';

/** States of a nómina, the boletas that are paid by one transfer file. Which follows which: NOMINA_MOVES. */
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

/** What a nómina is called: 'Nómina N.º 12'. Without its number it is 'Nómina'. */
export function nominaTitle(number: unknown): string {
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) return 'Nómina';
  return `Nómina N.º ${dotted(number)}`;
}
