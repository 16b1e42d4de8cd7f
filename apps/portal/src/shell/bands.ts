/** A word on a rythmo band. `width` is its font-stretch, 62–125 %. */
interface BandWord {
  text: string;
  width: number;
}

/** A route's line. `past` has been said already and stands left of the sync bar; `words` come next. */
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

/**
 * Makes a line of two strings. Each word carries its width: 'dos,|112 uno.|125'.
 * @param past in the same notation as `words`
 */
export function bandLine(past: string, words: string): BandLine {
  return { past: wordsOf(past), words: wordsOf(words) };
}

/** The lines are short fiction, never instructions (visual.md §9). The lines of other routes load with those routes: `routeBands.ts`. */
export const LOGIN_BAND: BandLine = bandLine(
  'Prueba|110 el|64 micrófono.|78',
  'Silencio,|122 por|66 favor.|104 Grabamos|96 en|62 tres,|100 dos,|112 uno.|125',
);

export const ERROR_BAND: BandLine = bandLine(
  '¿En|70 qué|64 escena?|116',
  'Esta|84 página|118 no|66 está|84 en|62 el|62 guion.|125',
);
