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

const WHOLE = /^(?:\d{1,12}|[1-9]\d{0,2}(?:\.\d{3}){1,3})$/;
/** Decimals that say nothing. Behind a dot only if four figures or more without dots stand before it: '130.0' is often what was '130.000'. */
const NO_DECIMALS = /(?:,0{1,2}|(?<=^\d{4,12})\.0{1,2}|(?<=^0)[.,]0+)$/;

/**
 * The whole pesos of a text: '1300000', '1.300.000', '$1.300.000.-', '1.300.000,00'.
 * @returns 'twoWays' for what two people could read as two amounts ('1,300', '1.30', '130.0'); null for any other text
 */
export function readPesos(text: string): number | 'twoWays' | null {
  const figures = text
    .replace(/^\$\s*/, '')
    .replace(/\s*[.,]\s*-$/, '')
    .replace(NO_DECIMALS, '');
  if (WHOLE.test(figures)) return Number(figures.replaceAll('.', ''));
  return /^\d+(?:[.,]\d+)+$/.test(figures) ? 'twoWays' : null;
}
