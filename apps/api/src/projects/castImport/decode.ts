import { Problem } from '@doblaje/contract';

/** A file as text, and whether its encoding was guessed. */
export interface Decoded {
  text: string;
  /** Read as Windows-1252, because the file of Excel on Windows does not say its encoding. */
  isGuessed: boolean;
}

const refuse = (message: string): never => {
  throw new Problem(422, message);
};

const SAVE_AS = 'Ábrelo en tu planilla y guárdalo como CSV UTF-8.';

/** Kinds of file that people mistake for a CSV, by their first bytes. */
const FOREIGN: readonly [start: RegExp, what: string][] = [
  [/^PK\p{Cc}{2}/u, 'un libro de Excel (XLSX) o un archivo comprimido'],
  [/^\xd0\xcf\p{Cc}\xe0/u, 'un libro de Excel (XLS)'],
  [/^%PDF/, 'un PDF'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|body|table|meta|\?xml|!--)/i, 'una página web (HTML)'],
  [/^\{\\rtf/, 'un documento de texto (RTF)'],
  [/^(?:\xef\xbb\xbf)?\s*(?:\{\s*"|\[\s*[[{])/, 'un JSON'],
];

/** Bytes of the UTF-8 letters beyond ASCII in Spanish files. Windows-1252 would show them as 'Ã±', 'Ã³', 'â€œ'. */
const UTF8_LETTERS = /[\xc2-\xc5][\x80-\xbf]|\xe2[\x80-\x84][\x80-\xbf]/;

/**
 * A file as text: UTF-8, UTF-16 with or without its mark, or else Windows-1252, as Excel writes on Windows.
 * If a few bytes of a UTF-8 file are wrong, they become '\ufffd', and the import reports them.
 * @throws Problem 422 for a file that is no text
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

/** A mark identifies UTF-16. Without a mark, every other byte of a heading is zero. */
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

/** The trace of an unreadable letter, or of a letter that was read and saved in a wrong encoding ('MuÃ±oz'). */
const MISREAD = /\ufffd|[ÂÃ][\u0080-\u009f¡-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€/;

/** The words of a text that contain wrongly read letters. */
export const misreadIn = (text: string): string[] =>
  MISREAD.test(text) ? text.split(/\s+/).filter((word) => MISREAD.test(word)) : [];
