/** A moment in Chile in digits, on a clock of 24 hours. */
const CHILE = new Intl.DateTimeFormat('es-CL', {
  timeZone: 'America/Santiago',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day and the time in Chile of a moment: a Date, or a text in ISO 8601. Two empty texts for anything else. */
function partsOf(moment: unknown): { day: string; time: string } {
  const date = typeof moment === 'string' ? new Date(moment) : moment;
  if (!(date instanceof Date) || Number.isNaN(date.getTime())) return { day: '', time: '' };
  const [day = '', time = ''] = CHILE.format(date).split(', ');
  return { day, time };
}

/** The day of a moment in Chile: '20-11-2026'. Takes a Date or ISO 8601; anything else gives ''. */
export function momentDayText(moment: unknown): string {
  return partsOf(moment).day;
}

/** A moment in Chile: '20-11-2026 09:00'. Takes a Date or ISO 8601; anything else gives ''. */
export function momentText(moment: unknown): string {
  const { day, time } = partsOf(moment);
  return `${day} ${time}`.trim();
}

/** The moment of a save in Chile: 'a las 10:12', or 'el 20-11-2026' if that is not today. */
export function savedText(moment: unknown, now: Date = new Date()): string {
  const { day, time } = partsOf(moment);
  if (day === '') return '';
  return day === momentDayText(now) ? `a las ${time}` : `el ${day}`;
}
