/** An age as its field shows it: '' for none. */
export function showAge(age: number | undefined): string {
  return age === undefined ? '' : String(age).replace('.', ',');
}

/** What stays of what was typed as an age: digits, and the mark of a decimal, which is for the rule to refuse. */
export function ageText(text: string): string {
  return text.replace(/[^\d.,]/g, '').slice(0, 5);
}

/** A typed age in years; none for no digit. '27,5' is 27.5, which is no age, and not 275. */
export function readAge(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d+)(?:[.,](\d*))?/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(`${whole}.${decimals || 0}`);
}
