/** One choice of a list: what is stored and sent, and what people read. */
export interface Option<Value extends string | number = string | number> {
  readonly value: Value;
  readonly label: string;
}

/**
 * The label of a value in a list, '' when the list has no such value. Compared strictly: '1' is not 1.
 */
export function labelIn(options: readonly Option[], value: unknown): string {
  // A list that is none is a slip of the caller, yet a label is no reason to lose the page.
  if (!Array.isArray(options)) return '';
  return options.find((option: Option | null | undefined) => option?.value === value)?.label ?? '';
}

/** Tells whether a value is one of a list, e.g. one that came with a request: `isIn(BANKS, body.bank)`. */
export function isIn<Value extends string | number>(
  options: readonly Option<Value>[],
  value: unknown,
): value is Value {
  return (
    Array.isArray(options) && options.some((option: Option | null | undefined) => option?.value === value)
  );
}
