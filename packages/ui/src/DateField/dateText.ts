const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED = /^(\d{1,2})-(\d{1,2})-(\d{4})$/;

/** Days of the months. February counts as in a leap year. */
const MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a value is an existing day, written as 'AAAA-MM-DD'. */
export function isIsoDate(value: unknown): value is string {
  const [, year, month, day] = (typeof value === 'string' && ISO.exec(value)) || [];
  if (year === undefined) return false;
  const y = Number(year);
  const isLeap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  const days = month === '02' && !isLeap ? 28 : (MONTHS[Number(month) - 1] ?? 0);
  return y > 0 && Number(day) >= 1 && Number(day) <= days;
}

/** The text to show for a value: '2026-03-05' shows as '05-03-2026'. A text that is not a date yet shows as it is. */
export function showDate(value: string): string {
  const [, year, month, day] = (isIsoDate(value) && ISO.exec(value)) || [];
  return year === undefined ? value : `${day}-${month}-${year}`;
}

/** The value of a shown text: '5-3-2026' means '2026-03-05'. A text that is not an existing day stays as it is. */
export function readDate(text: string): string {
  const [, day = '', month = '', year] = TYPED.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : text;
}

/**
 * The text to show while a person types. It adds the hyphens, accepts any separator, and turns a pasted 'AAAA-MM-DD'
 * round. Day and month take at most two digits, the year four.
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
