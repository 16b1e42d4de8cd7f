import { labelIn, type Option } from './option';

/**
 * What a boleta waits for: its person to hand it in (again), a nómina that pays it, or, since it was annulled at the SII after it was paid,
 * a later boleta of its person.
 */
export const BOLETA_WAITS = [
  { value: 'person', label: 'Por subir o corregir' },
  { value: 'nomina', label: 'Aprobadas sin nómina' },
  { value: 'regularization', label: 'Pagadas y anuladas, por regularizar' },
] as const satisfies readonly Option<string>[];

/** One of {@link BOLETA_WAITS}. */
export type BoletaWait = (typeof BOLETA_WAITS)[number]['value'];

/** Label of one of {@link BOLETA_WAITS}. Anything else gives ''. */
export function labelOfBoletaWait(value: unknown): string {
  return labelIn(BOLETA_WAITS, value);
}
