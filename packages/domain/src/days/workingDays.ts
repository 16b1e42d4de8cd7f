import { isDay } from './days';

const SATURDAY = 6;
const SUNDAY = 0;

/**
 * The day itself if it is a working day, otherwise the next one: neither a Saturday or Sunday nor a holiday (chile.md §3).
 * @param day 'AAAA-MM-DD'. Anything else gives ''.
 * @param holidays days 'AAAA-MM-DD' of the table of holidays. It is data: which kinds count (legal, bank, studio) is the caller's choice.
 */
export function workingDayFrom(day: unknown, holidays: readonly string[]): string {
  if (!isDay(day)) return '';
  const free = new Set<unknown>(Array.isArray(holidays) ? holidays : []);
  const date = new Date(`${day}T00:00:00Z`);
  for (let at = day; isDay(at); at = date.toISOString().slice(0, 10)) {
    const weekday = date.getUTCDay();
    if (weekday !== SATURDAY && weekday !== SUNDAY && !free.has(at)) return at;
    date.setUTCDate(date.getUTCDate() + 1);
  }
  // Only after the last day that has four digits for its year.
  return '';
}

/**
 * The day so many calendar days later.
 * @param day 'AAAA-MM-DD'. Anything else gives '', as does what is no whole number from 0 to 3,660, or a day past the year 9999.
 */
export function daysAfter(day: unknown, days: unknown): string {
  if (!isDay(day) || typeof days !== 'number' || !Number.isInteger(days) || days < 0 || days > 3660)
    return '';
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  const later = date.toISOString().slice(0, 10);
  return isDay(later) ? later : '';
}

/**
 * The last of so many working days after a day, which itself does not count.
 * @param day 'AAAA-MM-DD'. Anything else gives ''.
 * @param count a whole number from 1 to 250. Anything else gives ''.
 * @param holidays as of {@link workingDayFrom}
 */
export function workingDaysAfter(day: unknown, count: unknown, holidays: readonly string[]): string {
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > 250) return '';
  let at: unknown = day;
  for (let counted = 0; counted < count; counted++) at = workingDayFrom(daysAfter(at, 1), holidays);
  return String(at);
}
