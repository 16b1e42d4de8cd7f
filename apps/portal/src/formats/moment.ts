const chile = new Intl.DateTimeFormat('es-CL', {
  timeZone: 'America/Santiago',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** The day of a moment (ISO 8601, UTC) in Chile, '20-11-2026'; '' for none. */
export function momentDayText(moment: string | null): string {
  return moment === null ? '' : chile.format(new Date(moment));
}
