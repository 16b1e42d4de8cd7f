import { Problem } from '@doblaje/contract';

/** A file as text, and whether that was by guess. */
export interface Decoded {
  text: string;
  /** Read as what Excel writes on Windows, for it says of itself nothing. */
  isGuessed: boolean;
}

const refuse = (message: string): never => {
  throw new Problem(422, message);
};

const SAVE_AS = 'Ábrelo en tu planilla y guárdalo como CSV UTF-8.';

/** Files that are taken for a CSV by mistake, by their first bytes. */
const FOREIGN: readonly [start: RegExp, what: string][] = [
  [/^PK\p{Cc}{2}/u, 'un libro de Excel (XLSX) o un archivo comprimido'],
  [/^\xd0\xcf\p{Cc}\xe0/u, 'un libro de Excel (XLS)'],
  [/^%PDF/, 'un PDF'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|body|table|meta|\?xml|!--)/i, 'una página web (HTML)'],
  [/^\{\\rtf/, 'un documento de texto (RTF)'],
  [/^(?:\xef\xbb\xbf)?\s*(?:\{\s*"|\[\s*[[{])/, 'un JSON'],
];

/** Letters of UTF-8 beyond ASCII that Spanish files have: what Windows-1252 would show as 'Ã±', 'Ã³', 'â€œ'. */
const UTF8_LETTERS = /[\xc2-\xc5][\x80-\xbf]|\xe2[\x80-\x84][\x80-\xbf]/;

/**
 * A file as text: UTF-8, UTF-16 with its mark or without, else what Excel writes on Windows. Where a file is UTF-8 but for some
 * bytes, those are left as '\ufffd', to be told.
 * @throws Problem 422 for what is no text
 */
export function decoded(bytes: Uint8Array): Decoded {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const foreign = FOREIGN.find(([start]) => start.test(latin.slice(0, 200)));
  if (foreign) refuse(`El archivo no es un CSV: es ${foreign[1]} con otro nombre. ${SAVE_AS}`);
  const wide = wideOf(latin);
  const text = wide ? new TextDecoder(wide).decode(bytes) : narrow(bytes, latin);
  if (typeof text === 'string') {
    if (text.includes('\u0000')) refuse('El archivo no es un CSV: guárdalo como CSV desde tu planilla.');
    return { text, isGuessed: false };
  }
  return text;
}

/** UTF-16 says so by its mark; without one every other byte of a heading is none. */
function wideOf(latin: string): 'utf-16le' | 'utf-16be' | null {
  const start = latin.slice(0, 40);
  if (start.startsWith('\xff\xfe') || /^(?:[^\0]\0){4}/.test(start)) return 'utf-16le';
  return start.startsWith('\xfe\xff') || /^(?:\0[^\0]){4}/.test(start) ? 'utf-16be' : null;
}

function narrow(bytes: Uint8Array, latin: string): string | Decoded {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (UTF8_LETTERS.test(latin)) return new TextDecoder('utf-8').decode(bytes);
    const text = new TextDecoder('windows-1252').decode(bytes);
    if (text.includes('\u0000')) refuse('El archivo no es un CSV: guárdalo como CSV desde tu planilla.');
    return { text, isGuessed: true };
  }
}

/** What is left of a letter that could not be read, or of one that was read in another encoding and saved so ('MuÃ±oz'). */
const MISREAD = /\ufffd|[ÂÃ][\u0080-\u009f¡-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€/;

/** The words of a text with letters that were read wrong. */
export const misreadIn = (text: string): string[] =>
  MISREAD.test(text) ? text.split(/\s+/).filter((word) => MISREAD.test(word)) : [];
