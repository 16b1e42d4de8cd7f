/**
 * The beginning of a RUT as it is looked up: digits and K without separators and without zeros at the left, '12.345' → '12345'.
 * '' for what no RUT begins with: letters, nothing but zeros, more than nine characters. A search compares it with the beginning
 * of RUTs in the same form, whatever format they were typed in. Anything but a string gives ''.
 */
export function rutBeginning(typed: unknown): string {
  if (typeof typed !== 'string') return '';
  const found = /^0*(\d{1,8}[\dkK]?)$/.exec(typed.replace(/[.-]/g, ''));
  const beginning = found?.[1]?.toUpperCase() ?? '';
  return beginning === '0' ? '' : beginning;
}
