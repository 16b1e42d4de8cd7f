import { labelIn, type Option } from './option';

/**
 * Kinds of boletas (chile.md §1): the person issues a BHE, with folios of their own; the studio issues a BTE for a person who cannot, with
 * folios of the studio's own.
 */
export const BOLETA_KINDS = [
  { value: 'BHE', label: 'Boleta de honorarios (BHE)' },
  { value: 'BTE', label: 'Boleta de terceros (BTE)' },
] as const satisfies readonly Option<string>[];

/** One of {@link BOLETA_KINDS}. */
export type BoletaKind = (typeof BOLETA_KINDS)[number]['value'];

/** Label of the kind of a boleta: 'BTE' → 'Boleta de terceros (BTE)'. Anything else gives ''. */
export function labelOfBoletaKind(value: unknown): string {
  return labelIn(BOLETA_KINDS, value);
}
