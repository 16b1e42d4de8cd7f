import { isDay, workingDayFrom } from '../days';
import { monthAfter, twoDigits } from './months';

/** Due days of the F29 in the next month: the 12th, or the 20th for who invoices electronically (chile.md §1). */
export const F29_DUE_DAYS = [12, 20] as const;

/** What decides the due day of an F29. */
export interface F29Settings {
  /** The studio's setting: day of the next month, one of {@link F29_DUE_DAYS} today; any day from 1 to 28 is taken. */
  dueDay: number;
  /** Days 'AAAA-MM-DD' that are no working days, besides Saturdays and Sundays. */
  holidays: readonly string[];
}

/** Every month has it. */
const LAST_DUE_DAY = 28;

/**
 * The day by which the retention paid in a month is declared and paid, 'AAAA-MM-DD'; on a free day, the next working day.
 * @param month the month of payment, 'AAAA-MM'
 * @returns '' without a month or a due day
 */
export function f29DueDay(month: unknown, settings: F29Settings): string {
  const { dueDay, holidays } = settings ?? {};
  if (typeof month !== 'string' || !isDay(`${month}-01`)) return '';
  if (!Number.isInteger(dueDay) || dueDay < 1 || dueDay > LAST_DUE_DAY) return '';
  return workingDayFrom(`${monthAfter(month)}-${twoDigits(dueDay)}`, holidays);
}
