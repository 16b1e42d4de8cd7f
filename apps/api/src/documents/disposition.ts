/**
 * Most bytes of a name as a header has it, percent-encoded: proxies refuse an answer whose headers do not fit a few KiB. A name as
 * it is taken today may be longer than that, and one of earlier days of any length.
 */
const NAME_BYTES = 600;

/** What no name needs in a header: controls, halves of characters, and what turns the text around it. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** The longest extension that is kept of a name that is cut. */
const EXTENSION = /\.[a-z0-9]{1,8}$/i;

/** Whole characters of a text, as many of the first ones as fit. */
function fitting(text: string, bytes: number, sizeOf: (character: string) => number): string {
  let left = bytes;
  let fits = '';
  for (const character of text) {
    left -= sizeOf(character);
    if (left < 0) break;
    fits += character;
  }
  return fits;
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A name of at most so many bytes, its extension kept. */
function cut(name: string, sizeOf: (character: string) => number): string {
  const end = EXTENSION.exec(name)?.[0] ?? '';
  return fitting(name.slice(0, name.length - end.length), NAME_BYTES - end.length, sizeOf) + end;
}

/**
 * The Content-Disposition of a file, of 1,300 bytes at most. Header values are ASCII: the plain name for old programs, the whole one as
 * RFC 6266 has it.
 */
export function disposition(given: string, isDownload: boolean): string {
  const name = given.replace(UNSEEN, '');
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const whole = encode(cut(name, (character) => encode(character).length));
  return `${isDownload ? 'attachment' : 'inline'}; filename="${cut(plain, () => 1)}"; filename*=UTF-8''${whole}`;
}
