/** Where a hit begins and ends, in characters of the pieces' joined text. */
export interface Span {
  start: number;
  end: number;
}

/** A text as it is compared: no case, no accents; each of its characters knows where it came from. */
export interface Folded {
  text: string;
  /** The place in the original of each character of `text`, and its length at the end. */
  origins: number[];
}

/** 'Búsqueda' and 'BUSQUEDA' become the same. Any run of white space counts as one space. */
export function fold(text: string): Folded {
  const origins: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of text) {
    const plain = /\s/.test(character)
      ? ' '
      : character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    if (plain !== ' ' || !folded.endsWith(' ')) {
      folded += plain;
      for (let i = 0; i < plain.length; i++) origins.push(place);
    }
    place += character.length;
  }
  origins.push(text.length);
  return { text: folded, origins };
}

/** Every place of `query` in a folded text; hits never overlap. An empty query has none. */
export function findAll({ text, origins }: Folded, query: string): Span[] {
  const wanted = fold(query.trim()).text;
  const spans: Span[] = [];
  if (wanted === '') return spans;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    spans.push({
      start: origins[at] ?? 0,
      end: (origins[at + wanted.length - 1] ?? 0) + 1,
    });
  }
  return spans;
}

/** Text as a PDF holds it: pieces without the spaces between lines. */
export interface TextPiece {
  str: string;
  hasEOL: boolean;
}

/** The pieces as one text, a space at each line's end, and where each begins. */
export function joinPieces(pieces: readonly TextPiece[]): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = '';
  for (const { str, hasEOL } of pieces) {
    starts.push(text.length);
    text += str;
    if (hasEOL) text += '\n';
  }
  return { text, starts };
}
