/**
 * The most bytes that a percent-encoded name takes in a header: proxies refuse an answer whose headers exceed a few KiB. A name that the
 * server accepts today may be longer, and a name from earlier days may have any length.
 */
const NAME_BYTES = 600;

/** Characters that a header never needs: control characters, unpaired surrogates, and marks that change the direction of the text. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** The file extension that a shortened name keeps. */
const EXTENSION = /\.[a-z0-9]{1,8}$/i;

/** The first whole characters of a text that fit into the given bytes. */
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

/** Shortens a name to NAME_BYTES and keeps its extension. */
function cut(name: string, sizeOf: (character: string) => number): string {
  const end = EXTENSION.exec(name)?.[0] ?? '';
  return fitting(name.slice(0, name.length - end.length), NAME_BYTES - end.length, sizeOf) + end;
}

/**
 * The Content-Disposition of a file, at most 1,300 bytes. Header values are ASCII: old programs get the plain name, all others the full
 * name in the encoding of RFC 6266.
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
