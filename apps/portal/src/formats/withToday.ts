/** A value on an accounting paper, with today's value beside it. `now` is '' if both are the same. */
export const withToday = (then: string, now: string): string => (now === '' ? then : `${then} · hoy: ${now}`);
