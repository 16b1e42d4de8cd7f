import { isDay } from '../days/days';
import { type Retention, retentionOf } from './retention';

/** What is expected to be withheld of an order's gross amount. */
export interface ExpectedRetention extends Retention {
  /** Whose rate it is. */
  year: number;
  /** Per cent. */
  rate: number;
}

/**
 * What is withheld of an order's amount if its boleta is of the year in which the order is due: the boleta's own date decides, and it
 * comes after the work.
 * @param gross of the order; null: it carries none
 * @param dueDate 'AAAA-MM-DD'
 * @param rates what is withheld by year, in per cent
 * @returns null where there is no amount, no day, or no rate of its year
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
