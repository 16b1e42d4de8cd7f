/** The month after one: '2026-12-05' or '2026-12' → '2027-01'. */
export function monthAfter(day: string): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** A number of a day with two digits: 1 → '01'. */
export function twoDigits(value: unknown): string {
  return String(value).padStart(2, '0');
}
