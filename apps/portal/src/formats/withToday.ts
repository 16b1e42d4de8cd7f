/** What an accounting paper says, and beside it what is so by now; '' where that is the same. */
export const withToday = (then: string, now: string): string => (now === '' ? then : `${then} · hoy: ${now}`);
