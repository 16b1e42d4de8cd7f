const MARKS = /\p{M}/gu;

/** A text without accents and case, as `search` compares it. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/**
 * Where `query` stands in `text`, accents and case aside.
 *
 * @returns `[start, end]` in UTF-16 units of `text`, or null where it does not stand; null for an empty query too
 */
export function findMatch(text: string, query: string): [start: number, end: number] | null {
  const wanted = foldText(query.trim());
  if (wanted === '') return null;
  const found = foldText(text).indexOf(wanted);
  if (found < 0) return null;
  return [unfold(text, found), unfold(text, found + wanted.length)];
}

/** The place in `text` whose folded start is `length` long; marks belong to the letter before them. */
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
