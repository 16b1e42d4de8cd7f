/**
 * The beginning of a RUT as a search uses it: digits and K without separators and without zeros at the left, '12.345' → '12345'.
 * '' for text that no RUT begins with: letters, only zeros, more than nine characters. A search compares it with the beginning
 * of RUTs in the same form, whatever format people typed. Anything but a string gives ''.
 */
export function rutBeginning(typed: unknown): string {
  if (typeof typed !== 'string') return '';
  const found = /^0*(\d{1,8}[\dkK]?)$/.exec(typed.replace(/[.-]/g, ''));
  const beginning = found?.[1]?.toUpperCase() ?? '';
  return beginning === '0' ? '' : beginning;
}
