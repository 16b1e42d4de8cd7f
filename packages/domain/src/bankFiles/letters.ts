import type { BankFileLayout, BankFileLetters, BankFileTemplate } from './template';

/** Longer than any column; a longer text is read this far, so that a pasted book costs nothing. */
const LONGEST = 5000;

const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
};

/** Latin letters that are no letter with an accent, as passports write them in A–Z. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', ẞ: 'SS', ß: 'ss', Þ: 'TH', þ: 'th', Ø: 'O', ø: 'o' },
  ...{ Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', Ł: 'L', ł: 'l', Ħ: 'H', ħ: 'h', ı: 'i' },
};

/** The code points that a range text such as 'A-Z0-9 .-' names. */
function pointsOf(takes: string): (point: number) => boolean {
  const ranges: [first: number, last: number][] = [];
  const letters = [...takes].map((letter) => letter.codePointAt(0) as number);
  for (let i = 0; i < letters.length; i++) {
    const first = letters[i] as number;
    const last = letters[i + 2];
    const isRange = letters[i + 1] === 45 && last !== undefined;
    ranges.push([first, isRange ? last : first]);
    if (isRange) i += 2;
  }
  return (point) => ranges.some(([first, last]) => point >= first && point <= last);
}

const LAST_POINT = { ascii: 0x7f, latin1: 0xff, utf8: 0x10_ffff } as const;

/** A text as a column can take it. */
interface TakenText {
  readonly text: string;
  /** Letters that the column does not take, each once, in their order. */
  readonly lost: readonly string[];
  /** Whether it held the separator, which became a blank. */
  readonly hadSeparator: boolean;
}

/** How rows of a template write texts. */
type Writing = Pick<BankFileTemplate, 'encoding' | 'layout'>;

const separatorOf = (layout: BankFileLayout) =>
  layout.kind === 'separated' && layout.hasQuotes !== true ? layout.separator : '';

/**
 * A text in the letters of a column. Accents come off first where the bank asks for it, and 'ø' becomes 'o'. What is still not taken
 * becomes a blank, as do control characters and the separator, so a field never becomes two. Runs of blanks become one.
 */
export function takenText(
  raw: string,
  letters: BankFileLetters | null,
  { encoding, layout }: Writing,
): TakenText {
  if (letters === null && layout.kind === 'separated' && layout.hasQuotes === true)
    return { text: raw, lost: [], hadSeparator: false };
  const separator = separatorOf(layout);
  const takes = letters === null ? () => true : pointsOf(letters.takes);
  let typed = raw
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '');
  if (letters !== null) {
    typed = typed.normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-');
    typed = typed.replace(/[‘’´`“”]/g, (mark) => PLAIN[mark] as string);
    if (letters.removesAccents)
      typed = typed
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .replace(/[^\0-\x7f]/g, (letter) => LATIN[letter] ?? letter);
    if (letters.toUpper) typed = typed.toUpperCase();
  }
  const lost = new Set<string>();
  let hadSeparator = false;
  let text = '';
  for (const letter of typed) {
    const point = letter.codePointAt(0) as number;
    const isSeparator = letter === separator && separator.trim() !== '';
    hadSeparator ||= isSeparator;
    // Half of an emoji cannot be written in any encoding.
    const isHalf = point >= 0xd800 && point <= 0xdfff;
    const isSpace = /[\s\p{C}]/u.test(letter) || letter === separator;
    if (!isSpace && !isHalf && point <= LAST_POINT[encoding] && takes(point)) text += letter;
    else {
      text += ' ';
      if (!/\s/.test(letter) && !isSeparator) lost.add(letter);
    }
  }
  return { text: text.replace(/ {2,}/g, ' ').trim(), lost: [...lost], hadSeparator };
}
