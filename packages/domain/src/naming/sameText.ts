/** Marks that a keyboard has in another form than a printer. */
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
 * A text by which two of them are told to be the same name: capitals, how a letter is composed (NFC or NFD), the form of
 * blanks, quotes and dashes aside. An accent and the tilde of ñ belong to their letter: 'Papá' is not 'Papa', 'Niño' not 'Nino'.
 * Anything but a string is ''. The studio's database has the same rule as its function `same_text`; a test compares both.
 */
export function sameText(text: string): string {
  if (typeof text !== 'string') return '';
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(UNLIKE, (letter) => ALIKE[letter] ?? letter);
}
