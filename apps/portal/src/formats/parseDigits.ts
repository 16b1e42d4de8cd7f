/**
 * The number that a field's digits say. The form keeps any other text as typed, so that the field's rule refuses it: '27,5' is not
 * 275, and '2a9' is not 29. It is never sent.
 */
export function parseDigits(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  return /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : (text as unknown as number);
}
