import { labelIn, type Option } from './option';

/** What a boleta waits for at the month's close: its person to hand it in (again), or a nómina that pays it. */
export const BOLETA_WAITS = [
  { value: 'person', label: 'Por subir o corregir' },
  { value: 'nomina', label: 'Aprobadas sin nómina' },
] as const satisfies readonly Option<string>[];

/** One of {@link BOLETA_WAITS}. */
export type BoletaWait = (typeof BOLETA_WAITS)[number]['value'];

/** Label of one of {@link BOLETA_WAITS}. Anything else gives ''. */
export function labelOfBoletaWait(value: unknown): string {
  return labelIn(BOLETA_WAITS, value);
}
