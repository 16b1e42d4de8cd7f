/** Where a hit begins and ends, in characters of the joined text of the pieces. */
export interface Span {
  start: number;
  end: number;
}

/** A text prepared for comparing, without case and accents. Each of its characters knows its place in the original. */
export interface Folded {
  text: string;
  /** For each character of `text` its place in the original; at the end the original's length. */
  origins: number[];
}

/** Makes 'Búsqueda' and 'BUSQUEDA' equal. Any run of white space counts as one space. */
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

/** All places of `query` in a folded text. Hits never overlap. An empty query has no hits. */
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

/** A piece of text from a PDF. Pieces carry no spaces between lines. */
export interface TextPiece {
  str: string;
  hasEOL: boolean;
}

/** Joins the pieces into one text with a space at each line's end. Also says where each piece begins. */
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
