import { isDay } from '../days/days';
import { fieldsOf } from '../fields/fields';
import { isPesos } from './pesos';
import { type Retention, retentionOf } from './retention';

/** The retention expected of an order's gross amount. */
export interface ExpectedRetention extends Retention {
  /** The year of the rate. */
  year: number;
  /** Per cent. */
  rate: number;
}

/** The retention rate of a day's year, in per cent; null for no day, and while the year's rate is not known. */
export function rateOf(day: unknown, rates: readonly { year: number; rate: number }[]): number | null {
  if (!isDay(day) || !Array.isArray(rates)) return null;
  const rate: unknown = rates.find((known) => known?.year === Number(day.slice(0, 4)))?.rate;
  return typeof rate === 'number' ? rate : null;
}

/**
 * The retention of an order's amount if its boleta is issued in the year of the due date. The real retention depends on the
 * boleta's own date, which comes after the work.
 * @param gross amount of the order; null: none
 * @param dueDate 'AAAA-MM-DD'
 * @param rates retention rates by year, in per cent
 * @returns null without an amount, without a day, or without a rate for its year
 */
export function expectedRetention(
  gross: unknown,
  dueDate: unknown,
  rates: readonly { year: number; rate: number }[],
): ExpectedRetention | null {
  const rate = rateOf(dueDate, rates);
  const withheld = retentionOf(gross, rate);
  return withheld && rate !== null ? { ...withheld, year: Number(String(dueDate).slice(0, 4)), rate } : null;
}

/**
 * What the studio withholds of a boleta, by the rate of the boleta's own year; 0 if the person declares it.
 * @param boleta `withheldBy` is one of WITHHOLDERS
 * @returns null while it cannot be known: no valid gross, nobody chosen, no day, or no rate for its year
 */
export function retentionToWithhold(
  boleta: { gross: unknown; issuedOn: unknown; withheldBy: unknown },
  rates: readonly { year: number; rate: number }[],
): number | null {
  const { gross, issuedOn, withheldBy } = fieldsOf(boleta);
  if (withheldBy === 'person') return isPesos(gross) ? 0 : null;
  if (withheldBy !== 'studio') return null;
  return expectedRetention(gross, issuedOn, rates)?.retention ?? null;
}
