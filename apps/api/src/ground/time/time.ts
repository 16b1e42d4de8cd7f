/** Lengths of time in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A moment `milliseconds` after another; negative: before it. */
export function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

/** When something is written: now, but later than it was written before. Two edits within a millisecond are still two. */
export function writtenAfter(before: Date | undefined, now: Date): Date {
  return before && before >= now ? after(before, 1) : now;
}
