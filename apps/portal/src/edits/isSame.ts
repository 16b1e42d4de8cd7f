/** Whether two values of a form are the same: lines, too, by what stands in them. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
