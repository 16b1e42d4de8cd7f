const DAY = { timeZone: 'America/Santiago', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const chile = new Intl.DateTimeFormat('es-CL', DAY);
const chileClock = new Intl.DateTimeFormat('es-CL', {
  ...DAY,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day of a moment (ISO 8601, UTC) in Chile, '20-11-2026'; '' for null. */
export function momentDayText(moment: string | null): string {
  return moment === null ? '' : chile.format(new Date(moment));
}

/** A moment (ISO 8601, UTC) in Chile, '20-11-2026 09:00'. */
export function momentText(moment: string): string {
  return chileClock.format(new Date(moment)).replace(',', '');
}

const clock = new Intl.DateTimeFormat('es-CL', {
  timeZone: 'America/Santiago',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time of a save in Chile: 'a las 10:12', or 'el 20-11-2026' for another day. */
export function savedText(moment: string, now = new Date()): string {
  const day = momentDayText(moment);
  return day === chile.format(now) ? `a las ${clock.format(new Date(moment))}` : `el ${day}`;
}
