/** A day 'AAAA-MM-DD' as people write it, '05-03-2026'; '' for none. */
export function dayText(day: unknown): string {
  return typeof day === 'string' ? day.split('-').reverse().join('-') : '';
}
