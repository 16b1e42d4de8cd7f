import { countText } from '../amounts/counts';
import { fieldsOf } from '../fields/fields';
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

/** What the words for how far a nómina is depend on. */
export interface NominaProgress {
  state: NominaState;
  /** Somebody took its file for the bank. */
  isHandedOut: boolean;
  /** The bank has answered. */
  isAnswered: boolean;
  /** Number of its boletas. */
  boletas: number;
  /** How many of them are paid. */
  paid: number;
}

/**
 * How far a nómina is, in words: 'Preparada', 'Descargada', '2 de 5 pagadas' once its bank has answered, 'Pagada' or 'Anulada'.
 */
export function nominaProgressText(nomina: NominaProgress): string {
  const { state, isHandedOut, isAnswered, boletas, paid } = fieldsOf(nomina);
  if (state !== 'prepared') return labelOfNominaState(state);
  if (isAnswered)
    return `${countText(paid)} de ${countText(boletas)} ${boletas === 1 ? 'pagada' : 'pagadas'}`;
  return isHandedOut ? 'Descargada' : labelOfNominaState(state);
}
