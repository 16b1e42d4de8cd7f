import { labelIn, type Option } from './option';

/** Whether a boleta matches its order and the year's rate (`boletaDifferences`). */
export const BOLETA_DIFFERENCES = [
  { value: 'with', label: 'Con diferencias' },
  { value: 'without', label: 'Sin diferencias' },
] as const satisfies readonly Option<string>[];

/** One of {@link BOLETA_DIFFERENCES}. */
export type BoletaDifference = (typeof BOLETA_DIFFERENCES)[number]['value'];

/** Label of one of {@link BOLETA_DIFFERENCES}. Anything else gives ''. */
export function labelOfBoletaDifference(value: unknown): string {
  return labelIn(BOLETA_DIFFERENCES, value);
}
