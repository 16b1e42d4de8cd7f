/** An age as its field shows it: '' for none. */
export function showAge(age: number | undefined): string {
  return age === undefined ? '' : String(age).replace('.', ',');
}

/**
 * What stays of what was typed as an age: digits, a sign before them and the mark of a decimal, which are for the rule to
 * refuse. What follows a letter goes: '2e1' is no 21.
 */
export function ageText(text: string): string {
  const [sign = '', digits = ''] = /^\s*([-−]?)\s*([\d.,]*)/.exec(text)?.slice(1) ?? [];
  return `${sign}${digits}`.slice(0, 5);
}

/** A typed age in years; none for no digit. '27,5' is 27.5 and '-3' is -3, which are no ages, and not 275 and 3. */
export function readAge(text: string): number | undefined {
  const [, sign, whole, decimals = ''] = /^([-−]?)(\d+)(?:[.,](\d*))?/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(`${sign && '-'}${whole}.${decimals || 0}`);
}
