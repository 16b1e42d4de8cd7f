/** Whether a value is a day of the calendar as 'AAAA-MM-DD'. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** A day as people in Chile write it: '2026-03-05' → '05-03-2026'. Anything else ({@link isDay}) gives ''. */
export function dayText(day: unknown): string {
  return isDay(day) ? day.split('-').reverse().join('-') : '';
}

/** The Swedish locale writes days as 'AAAA-MM-DD'. */
const CHILE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' });

/**
 * The day in Chile at a moment, 'AAAA-MM-DD'. UTC would be wrong: there the next day begins in Chile's evening. An invalid moment
 * gives ''.
 * @param moment @default now
 */
export function dayInChile(moment: unknown = new Date()): string {
  return moment instanceof Date && !Number.isNaN(moment.getTime()) ? CHILE.format(moment) : '';
}
