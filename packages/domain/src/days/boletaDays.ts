import { isDay } from './days';
import { monthsAfter } from './months';

/** Months by which a boleta's own date may lie before or after the day on which it was issued (chile.md §1). */
const MONTHS = 3;

/** The same day of another month, or that month's last day; '' where there is none. */
function dayInMonths(day: string, count: number): string {
  const month = monthsAfter(day.slice(0, 7), count);
  const wanted = Number(day.slice(8));
  return [0, 1, 2, 3].map((less) => `${month}-${String(wanted - less).padStart(2, '0')}`).find(isDay) ?? '';
}

/** The last own date of a boleta that is there today; '' without a day. */
export const lastBoletaDay = (today: unknown): string => (isDay(today) ? dayInMonths(today, MONTHS) : '');

/**
 * The first day on which a boleta can have been there: its own date, and while that is still to come, the earliest day on which it can
 * have been issued.
 */
export function boletaThereSince(issuedOn: string, today: unknown): string {
  return isDay(today) && issuedOn > today ? dayInMonths(issuedOn, -MONTHS) : issuedOn;
}
