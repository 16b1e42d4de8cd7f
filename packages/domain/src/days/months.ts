import { dayInChile, isDay } from './days';

/** Whether a value is a month of the calendar as 'AAAA-MM'. */
export function isMonth(value: unknown): value is string {
  return typeof value === 'string' && isDay(`${value}-01`);
}

/** The month in Chile at a moment, 'AAAA-MM'. An invalid moment gives ''. @param moment @default now */
export function monthInChile(moment: unknown = new Date()): string {
  return dayInChile(moment).slice(0, 7);
}

const MONTHS_OF_A_YEAR = 12;

/** The month `count` months later, earlier if negative; '' without a month, or where the year has no four digits. */
export function monthsAfter(month: unknown, count: number): string {
  if (!isMonth(month) || !Number.isSafeInteger(count)) return '';
  const [year = 0, name = 1] = month.split('-').map(Number);
  const months = year * MONTHS_OF_A_YEAR + name - 1 + count;
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  const later = `${digits(Math.floor(months / MONTHS_OF_A_YEAR), 4)}-${digits((months % MONTHS_OF_A_YEAR) + 1, 2)}`;
  return isMonth(later) ? later : '';
}

const NAME = new Intl.DateTimeFormat('es-CL', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month as people write it: '2026-11' → 'noviembre de 2026'. Anything else gives ''. */
export function monthText(month: unknown): string {
  return isMonth(month) ? NAME.format(new Date(`${month}-01T00:00:00Z`)) : '';
}
