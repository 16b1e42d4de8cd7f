/** Marks that keyboards and printers write differently. */
const ALIKE: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  ς: 'σ',
};
const UNLIKE = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');

/**
 * The form in which two names are compared. It ignores case, the composition of letters (NFC or NFD), and the form of
 * blanks, quotes and dashes. Accents and the tilde of ñ belong to their letter: 'Papá' is not 'Papa', 'Niño' not 'Nino'.
 * Anything but a string is ''. The studio's database has the same rule as its function `same_text`; a test compares both.
 */
export function sameText(text: string): string {
  if (typeof text !== 'string') return '';
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(UNLIKE, (letter) => ALIKE[letter] ?? letter);
}
