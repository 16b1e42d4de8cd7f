/** Most pesos that are told as an amount: below a billion (10^12), the next name of the Spanish scale. */
export const PESOS_MAX = 999_999_999_999;

/** Whether a value is an amount of money: whole pesos from 0 to {@link PESOS_MAX}. */
export function isPesos(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= PESOS_MAX;
}

/** A whole number with es-CL's dots: 1246 → '1.246'. The same everywhere, whatever a browser's own data say. */
export function dotted(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** An amount as es-CL writes it: 120000 → '$120.000'. What is no amount ({@link isPesos}) gives ''. */
export function formatPesos(value: unknown): string {
  return isPesos(value) ? `$${dotted(value)}` : '';
}
