const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED = /^(\d{1,2})-(\d{1,2})-(\d{4})$/;

/** Days of the months, February in a leap year. */
const MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a value is a day of the calendar as 'AAAA-MM-DD'. */
export function isIsoDate(value: unknown): value is string {
  const [, year, month, day] = (typeof value === 'string' && ISO.exec(value)) || [];
  if (year === undefined) return false;
  const y = Number(year);
  const isLeap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  const days = month === '02' && !isLeap ? 28 : (MONTHS[Number(month) - 1] ?? 0);
  return y > 0 && Number(day) >= 1 && Number(day) <= days;
}

/** How a value shows: '2026-03-05' as '05-03-2026'; a text that is no date yet as it is. */
export function showDate(value: string): string {
  const [, year, month, day] = (isIsoDate(value) && ISO.exec(value)) || [];
  return year === undefined ? value : `${day}-${month}-${year}`;
}

/** What a shown text means: '5-3-2026' is '2026-03-05'; a text that is no day of the calendar stays as it is. */
export function readDate(text: string): string {
  const [, day = '', month = '', year] = TYPED.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : text;
}

/**
 * What a typed text shows: the hyphens come by themselves, and any separator is one. A pasted 'AAAA-MM-DD' is turned
 * round. At most two digits, two and four.
 */
export function formatDateText(typed: string): string {
  if (isIsoDate(typed.trim())) return showDate(typed.trim());
  const groups = [''];
  for (const character of typed) {
    const last = groups.length - 1;
    const group = groups[last] ?? '';
    if (/\d/.test(character)) {
      if (last < 2 && group.length === 2) groups.push(character);
      else if (group.length < 4) groups[last] = group + character;
    } else if (last < 2 && group !== '') groups.push('');
  }
  return groups.join('-');
}
