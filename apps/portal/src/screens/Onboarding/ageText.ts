/** An age as its field shows it: '' for none. */
export function showAge(age: number | undefined): string {
  return age === undefined ? '' : String(age);
}

/** What was typed as an age, in years: its digits alone, since nothing else belongs in one; none for no digit. */
export function readAge(text: string): number | undefined {
  const digits = text.replace(/\D/g, '').slice(0, 3);
  return digits === '' ? undefined : Number(digits);
}
