const DAY = 86_400_000;
const WEEK = 7;
/** Fewer look empty; more leave no room for day and month over each. */
const [FEWEST, MOST] = [4, 8];

/** Days between 1970 and a date, yyyy-MM-dd; NaN of what is none. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;

/** The date of a day, yyyy-MM-dd. */
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** 1970 began on a Thursday. */
const mondayOf = (day: number) => day - ((day + 3) % WEEK);

/** Columns of one or more weeks each, which begin on Mondays. */
export interface Axis {
  /** First day of the first column. */
  first: number;
  /** Days of a column. */
  step: number;
  columns: number;
}

/** From the Monday before the first day to the end of the week of the last; null without days. */
export function axisOf(days: readonly number[]): Axis | null {
  const known = days.filter((day) => Number.isFinite(day));
  if (known.length === 0) return null;
  const first = mondayOf(Math.min(...known));
  const weeks = Math.ceil((Math.max(...known) + 1 - first) / WEEK);
  const each = Math.ceil(weeks / MOST);
  return { first, step: each * WEEK, columns: Math.max(FEWEST, Math.ceil(weeks / each)) };
}

/** Where a day begins, as a share of the axis: 0 to 1 within. */
export const shareOf = ({ first, step, columns }: Axis, day: number): number =>
  (day - first) / (step * columns);
