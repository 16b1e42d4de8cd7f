/** Lengths of time in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The moment `milliseconds` after another one; a negative number gives an earlier moment. */
export function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

/** The time of a write: now, but at least a millisecond after the write before, so that two quick edits have different times. */
export function writtenAfter(before: Date | undefined, now: Date): Date {
  return before && before >= now ? after(before, 1) : now;
}

/** How long ended things are kept, for people who must find out what happened. */
export const KEPT = 30 * DAY;
