/** One word of a rythmo band and how wide it is said (font-stretch, 62–125 %). */
interface BandWord {
  text: string;
  width: number;
}

/** A route's line: what was said already, left of the sync bar, and what comes. */
export interface BandLine {
  past: readonly BandWord[];
  words: readonly BandWord[];
}

function wordsOf(words: string): BandWord[] {
  return words.split(' ').map((word) => {
    const [text = '', width] = word.split('|');
    return { text, width: Number(width) };
  });
}

/** @param past and `words`, each word with its width: 'dos,|112 uno.|125' */
export function bandLine(past: string, words: string): BandLine {
  return { past: wordsOf(past), words: wordsOf(words) };
}

/** Fiction, short, never instructions (visual.md §9). Those of other routes come with them: `routeBands.ts`. */
export const LOGIN_BAND: BandLine = bandLine(
  'Prueba|110 el|64 micrófono.|78',
  'Silencio,|122 por|66 favor.|104 Grabamos|96 en|62 tres,|100 dos,|112 uno.|125',
);

export const ERROR_BAND: BandLine = bandLine(
  '¿En|70 qué|64 escena?|116',
  'Esta|84 página|118 no|66 está|84 en|62 el|62 guion.|125',
);
