/** One choice of a list: the stored value and its label. */
export interface Option<Value extends string | number = string | number> {
  readonly value: Value;
  readonly label: string;
}

/**
 * The label of a value in a list, '' if the list lacks the value. Compares strictly: '1' is not 1.
 */
export function labelIn(options: readonly Option[], value: unknown): string {
  // Anything but a list is the caller's mistake, but a missing label must not break the page.
  if (!Array.isArray(options)) return '';
  return options.find((option: Option | null | undefined) => option?.value === value)?.label ?? '';
}

/** Tells whether a value is in a list, e.g. one from a request: `isIn(BANKS, body.bank)`. */
export function isIn<Value extends string | number>(
  options: readonly Option<Value>[],
  value: unknown,
): value is Value {
  return (
    Array.isArray(options) && options.some((option: Option | null | undefined) => option?.value === value)
  );
}
