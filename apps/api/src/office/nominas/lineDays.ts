import type { NominaLine } from '@doblaje/contract';

/** The newest of some days 'AAAA-MM-DD'; '' without any. */
export const newest = (days: readonly string[]): string => days.toSorted().at(-1) ?? '';

/** The lines of a nómina that nobody has paid yet. */
export const undatedIn = (lines: readonly NominaLine[]): NominaLine[] =>
  lines.filter(({ paidOn }) => paidOn === '');
