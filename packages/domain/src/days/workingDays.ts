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
