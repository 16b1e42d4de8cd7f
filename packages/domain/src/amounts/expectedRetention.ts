import { isDay } from '../days/days';
import { type Retention, retentionOf } from './retention';

/** The retention expected of an order's gross amount. */
export interface ExpectedRetention extends Retention {
  /** The year of the rate. */
  year: number;
  /** Per cent. */
  rate: number;
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
  if (!isDay(dueDate) || !Array.isArray(rates)) return null;
  const year = Number(dueDate.slice(0, 4));
  const rate: unknown = rates.find((known) => known?.year === year)?.rate;
  const withheld = retentionOf(gross, rate);
  return withheld && typeof rate === 'number' ? { ...withheld, year, rate } : null;
}

/**
 * What the studio has to withhold of a boleta, by the rate of the boleta's own year; 0 if the person declares and pays it.
 * @returns null while it cannot be known: no valid gross, no day, or no rate for its year
 */
export function retentionToWithhold(
  boleta: { gross: unknown; issuedOn: unknown; withheldBy: unknown },
  rates: readonly { year: number; rate: number }[],
): number | null {
  if (boleta.withheldBy === 'person') return 0;
  return expectedRetention(boleta.gross, boleta.issuedOn, rates)?.retention ?? null;
}
