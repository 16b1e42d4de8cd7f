const CHUNK = 8192;
/** Where the end of most files is found: the rest of 10 MB need not be looked at. */
const TAIL = 65_536;

/** One character a byte. */
function textOf(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return parts.join('');
}

/** Where the last object begins: 'obj' after its two numbers; -1 for none. */
function lastObject(text: string): number {
  for (let at = text.lastIndexOf('obj'); at > 0; at = text.lastIndexOf('obj', at - 1)) {
    if (/\d\s{0,3}$/.test(text.slice(Math.max(0, at - 4), at)) && !/\w/.test(text[at + 3] ?? '')) return at;
  }
  return -1;
}

/** Whether such a word comes after the last object has begun. */
const endsAfter = (text: string, word: string) => text.lastIndexOf(word) > lastObject(text);

/** Whether objects that others refer to are missing. Where some are packed into others (`/ObjStm`) one cannot tell. */
function lacksObjects(text: string): boolean {
  if (text.includes('/ObjStm')) return false;
  const there = new Set(Array.from(text.matchAll(/\b(\d{1,8})\s{1,3}\d{1,5}\s{0,3}obj/g), ([, id]) => id));
  for (const [, id] of text.matchAll(/\b(\d{1,8})\s{1,3}\d{1,5}\s{1,3}R\b/g)) if (!there.has(id)) return true;
  return false;
}

/**
 * Tells whether a PDF is there to its end, by its bytes alone: one that was cut off on its way ends in the middle of an
 * object, or lacks those that others refer to. Its last mark ('%%EOF', ISO 32000-2, 7.5.5) may be missing, and anything
 * may stand after it: readers open such files.
 *
 * @param bytes of the whole file. Anything else gives false.
 */
export function isWholePdf(bytes: unknown): boolean {
  if (!(bytes instanceof Uint8Array)) return false;
  const tail = textOf(bytes.subarray(-TAIL));
  if (lastObject(tail) >= 0 && endsAfter(tail, '%%EOF')) return true;
  const text = bytes.length > TAIL ? textOf(bytes) : tail;
  if (lastObject(text) < 0) return false;
  return endsAfter(text, '%%EOF') || (endsAfter(text, 'endobj') && !lacksObjects(text));
}

/** What a PDF is refused with that lacks its end. */
export const cutPdfMessage = (name: unknown): string =>
  `${typeof name === 'string' && name !== '' ? name : 'El archivo'} está incompleto: le falta el final. Vuelve a guardarlo como PDF`;
