/** Marks over, under and through letters: what remains of an accent after it is split from its letter. */
const MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;

/** Letters that Unicode does not decompose, and marks that keyboards type in other forms. */
const ALIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};
const UNLIKE = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');

/**
 * A text as searches compare it: without case, accents and other marks, in any composition (NFC or NFD)
 * and any form of letters ('ﬁ', 'Ａ', 'N.º'): 'Millaquén' → 'millaquen', 'Straße' → 'strasse', 'İstanbul' → 'istanbul'.
 * The database has the same rule as its function `search_text`, so that it can index texts; a test compares the two.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(UNLIKE, (letter) => ALIKE[letter] ?? letter);
}

/** A RUT with spaces: '15 443 605-7'. */
const SPACED_RUT = /^\s*(\d{1,2})\s+(\d{3})\s+(\d{3})(?:\s*-?\s*([\dk]))?\s*$/;

/** A word before a RUT: 'RUT 12.345.678-5', 'R.U.T.: 12.345.678-5'. */
const RUT_NAMED = /^\s*r\.?u\.?t\.?\s*:?\s*(?=[\d.\s]+-?\s*[\dk]?\s*$)/;

/**
 * The words of a search, each once and in the form of {@link searchText}. A text is found if it holds all of them, in any order
 * and anywhere in its own words: 'baja  MARE' finds 'Marea baja'. A RUT with spaces for dots is one word, and 'RUT' before it is
 * dropped. No words: everything is found.
 */
export function searchWords(typed: string): readonly string[] {
  const text = searchText(typed).replace(RUT_NAMED, '').replace(SPACED_RUT, '$1$2$3$4');
  return [...new Set(text.split(/\s+/).filter(Boolean))];
}
