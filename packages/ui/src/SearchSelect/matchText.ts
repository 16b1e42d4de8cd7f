const MARKS = /\p{M}/gu;

/** A text without accents and case, for comparing. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/**
 * Where `query` stands in `text`, ignoring accents and case.
 *
 * @returns `[start, end]` in UTF-16 units of `text`, or null when the text does not contain it; null for an empty query too
 */
export function findMatch(text: string, query: string): [start: number, end: number] | null {
  const wanted = foldText(query.trim());
  if (wanted === '') return null;
  const found = foldText(text).indexOf(wanted);
  if (found < 0) return null;
  return [unfold(text, found), unfold(text, found + wanted.length)];
}

/** The index in `text` up to which the folded text is `length` long. A combining mark belongs to the letter before it. */
function unfold(text: string, length: number): number {
  let folded = 0;
  let at = 0;
  for (const character of text) {
    const width = foldText(character).length;
    if (folded >= length && width > 0) break;
    folded += width;
    at += character.length;
  }
  return at;
}
