const DAY = 86_400_000;
const WEEK = 7;
/** Fewer columns look empty; more leave no room for day and month above each. */
const [FEWEST, MOST] = [4, 8];

/** Days from 1970 to a date, yyyy-MM-dd. NaN for any other text. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;

/** The date of a day, yyyy-MM-dd. */
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** 1 January 1970 was a Thursday. */
const mondayOf = (day: number) => day - ((day + 3) % WEEK);

/** Columns of one or more weeks each. They begin on Mondays. */
export interface Axis {
  /** Day number of the first column's first day. */
  first: number;
  /** Days per column. */
  step: number;
  columns: number;
}

/** From the Monday before the first day to the end of the last day's week; null without days. */
export function axisOf(days: readonly number[]): Axis | null {
  const known = days.filter((day) => Number.isFinite(day));
  if (known.length === 0) return null;
  const first = mondayOf(Math.min(...known));
  const weeks = Math.ceil((Math.max(...known) + 1 - first) / WEEK);
  const each = Math.ceil(weeks / MOST);
  return { first, step: each * WEEK, columns: Math.max(FEWEST, Math.ceil(weeks / each)) };
}

/** The place of a day's beginning as a share of the axis, 0 to 1 within it. */
export const shareOf = ({ first, step, columns }: Axis, day: number): number =>
  (day - first) / (step * columns);
