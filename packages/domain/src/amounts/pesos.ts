import { countText } from './counts';

/** Highest amount in pesos: below a billion (10^12), the next name of the Spanish scale. */
export const PESOS_MAX = 999_999_999_999;

/** Whether a value is an amount of money: whole pesos from 0 to {@link PESOS_MAX}. */
export function isPesos(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= PESOS_MAX;
}

/** An amount as es-CL writes it: 120000 → '$120.000'. Anything else ({@link isPesos}) gives ''. */
export function formatPesos(value: unknown): string {
  return isPesos(value) ? `$${countText(value)}` : '';
}
