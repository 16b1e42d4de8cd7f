import { labelIn, type Option } from './option';

/**
 * States of a boleta at the SII (chile.md §1 'Annulment'), beside ours (BOLETA_STATES). SII_MOVES has the moves between them.
 * The SII's sheet says N or VIGENTE, VCA, S or NULA, O or OBSERVADA.
 */
export const SII_STATES = [
  { value: 'valid', label: 'Vigente' },
  { value: 'annulmentAsked', label: 'Anulación solicitada' },
  { value: 'annulled', label: 'Nula' },
  { value: 'observed', label: 'Observada' },
] as const satisfies readonly Option<string>[];

/** One of {@link SII_STATES}. */
export type SiiState = (typeof SII_STATES)[number]['value'];

/** Label of the state of a boleta at the SII: 'annulled' → 'Nula'. Anything else gives ''. */
export function labelOfSiiState(value: unknown): string {
  return labelIn(SII_STATES, value);
}
