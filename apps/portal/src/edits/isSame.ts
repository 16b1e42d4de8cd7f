/** Whether two form values are equal. It compares lists and objects by their content. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
