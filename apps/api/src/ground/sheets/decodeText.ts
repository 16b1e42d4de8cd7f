/** A file as text, and whether its encoding was guessed. */
export interface Decoded {
  text: string;
  /** Read as Windows-1252, because the file of Excel on Windows does not say its encoding. */
  isGuessed: boolean;
}

/** Bytes of the UTF-8 letters beyond ASCII in Spanish files. Windows-1252 would show them as 'Ã±', 'Ã³', 'â€œ'. */
const UTF8_LETTERS = /[\xc2-\xc5][\x80-\xbf]|\xe2[\x80-\x84][\x80-\xbf]/;

/**
 * A file as text: UTF-8, UTF-16 with or without its mark, or else Windows-1252, as Excel writes on Windows and the SII on its pages.
 * If a few bytes of a UTF-8 file are wrong, they become '\ufffd'.
 * @returns null for a file that is no text
 */
export function decodeText(bytes: Uint8Array): Decoded | null {
  const latin = latinOf(bytes);
  const wide = wideOf(latin);
  const decoded = wide
    ? { text: new TextDecoder(wide).decode(bytes), isGuessed: false }
    : narrow(bytes, latin);
  return decoded.text.includes('\u0000') ? null : decoded;
}

/** A letter a byte, so that patterns can look at bytes. */
export const latinOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** A mark identifies UTF-16. Without a mark, every other byte of a heading is zero. */
function wideOf(latin: string): 'utf-16le' | 'utf-16be' | null {
  const start = latin.slice(0, 40);
  if (start.startsWith('\xff\xfe') || /^(?:[^\0]\0){4}/.test(start)) return 'utf-16le';
  return start.startsWith('\xfe\xff') || /^(?:\0[^\0]){4}/.test(start) ? 'utf-16be' : null;
}

function narrow(bytes: Uint8Array, latin: string): Decoded {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    if (UTF8_LETTERS.test(latin)) return { text: new TextDecoder('utf-8').decode(bytes), isGuessed: false };
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
  }
}
