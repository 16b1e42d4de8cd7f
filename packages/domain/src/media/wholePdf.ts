import type { ReadableFile } from './boxes';

/** Bytes at the end of a file that usually hold its end, so that the rest of 10 MB need not be read. */
const TAIL = 65_536;
/** Bytes searched at once: a few milliseconds. */
const SLICE = 262_144;
/** Bytes carried into the next slice, more than any searched word has: a word may lie across two slices. */
const CARRIED = 64;

/** One character per byte. */
const BYTES = new TextDecoder('latin1');

/** Start of the last object: 'obj' after its two numbers, before `until`; -1 for none. */
function lastObject(text: string, until: number): number {
  for (let at = text.lastIndexOf('obj', until - 3); at > 0; at = text.lastIndexOf('obj', at - 1)) {
    if (/\d\s{0,3}$/.test(text.slice(Math.max(0, at - 4), at)) && !/\w/.test(text[at + 3] ?? '')) return at;
  }
  return -1;
}

/** Longest text of an object's two numbers with their blanks and the character before them. */
const NUMBERS = 20;
/** Stands for a match without a number. It is in `#there` from the start, so it never counts as missing. */
const NONE = -1;

/** The object number of the two numbers that end at `at`; NONE without such numbers. */
function objectBefore(text: string, at: number): number {
  const [, id] = /\b(\d{1,8})\s{1,3}\d{1,5}\s{0,3}$/.exec(text.slice(Math.max(0, at - NUMBERS), at)) ?? [];
  return id === undefined ? NONE : Number(id);
}

/** Collects, slice by slice, the signs that a PDF is complete. */
class PdfSearch {
  /** The end of the searched text: a word may go on in the next slice. */
  #carried = '';
  #carriedAt = 0;
  #object = -1;
  #mark = -1;
  #objectEnd = -1;
  #isPacked = false;
  readonly #there = new Set([NONE]);
  readonly #missing = new Set<number>();

  add(bytes: Uint8Array, isLast: boolean): void {
    const text = this.#carried + BYTES.decode(bytes);
    const at = this.#carriedAt;
    // A word at the end of the slice may be the beginning of a longer one.
    const until = isLast ? text.length : text.length - 1;
    const last = (before: number, found: number) => (found < 0 ? before : at + found);
    this.#object = last(this.#object, lastObject(text, until));
    this.#mark = last(this.#mark, text.lastIndexOf('%%EOF'));
    this.#objectEnd = last(this.#objectEnd, text.lastIndexOf('endobj'));
    this.#isPacked ||= text.includes('/ObjStm');
    if (!this.#isPacked) this.#addObjects(text, until);
    this.#carriedAt = at + Math.max(0, text.length - CARRIED);
    this.#carried = text.slice(-CARRIED);
  }

  #addObjects(text: string, until: number): void {
    // A number that begins before this may be cut here; the slice before has already seen it whole.
    const from = this.#carriedAt === 0 ? 0 : NUMBERS;
    for (let at = text.indexOf('obj', from); at >= 0; at = text.indexOf('obj', at + 3)) {
      const id = objectBefore(text, at);
      this.#there.add(id);
      this.#missing.delete(id);
    }
    for (let at = text.indexOf('R', from); at >= 0 && at < until; at = text.indexOf('R', at + 1)) {
      if (!/\s/.test(text[at - 1] ?? '') || /\w/.test(text[at + 1] ?? '')) continue;
      const id = objectBefore(text, at);
      if (!this.#there.has(id)) this.#missing.add(id);
    }
  }

  /** Whether the end mark comes after the start of the last object. */
  get hasMark(): boolean {
    return this.#object >= 0 && this.#mark > this.#object;
  }

  /** Has the mark, or: the last object ended and no referenced object is missing. Packed objects cannot be checked for that. */
  get isWhole(): boolean {
    const isEnded = this.#object >= 0 && this.#objectEnd > this.#object;
    return this.hasMark || (isEnded && (this.#isPacked || this.#missing.size === 0));
  }
}

/** Asks for the needed parts of a file as [start, end): one caller has all bytes at hand, the other reads each part first. */
function* judge(size: number): Generator<[number, number], boolean, Uint8Array> {
  const tail = new PdfSearch();
  tail.add(yield [Math.max(0, size - TAIL), size], true);
  if (tail.hasMark || size <= TAIL) return tail.isWhole;
  const whole = new PdfSearch();
  for (let at = 0; at < size; at += SLICE) {
    const end = Math.min(at + SLICE, size);
    whole.add(yield [at, end], end === size);
  }
  return whole.isWhole;
}

/**
 * Tells from its bytes whether a PDF is complete. A PDF that was cut off ends in the middle of an
 * object, or lacks objects that others refer to. Its end mark ('%%EOF', ISO 32000-2, 7.5.5) may be missing, and bytes
 * may follow it: readers open such files.
 *
 * @param bytes of the whole file. Anything else gives false.
 */
export function isWholePdf(bytes: unknown): boolean {
  if (!(bytes instanceof Uint8Array)) return false;
  const judging = judge(bytes.length);
  let step = judging.next();
  while (!step.done) step = judging.next(bytes.subarray(...step.value));
  return step.value;
}

/**
 * The same check for a file that is read part by part, which suits a large file: other work can run between two parts, and
 * no part takes more than some milliseconds.
 *
 * @param file a browser's File fits. An unreadable file gives false.
 */
export async function isWholePdfFile(file: ReadableFile): Promise<boolean> {
  try {
    const judging = judge(file.size);
    let step = judging.next();
    while (!step.done) step = judging.next(new Uint8Array(await file.slice(...step.value).arrayBuffer()));
    return step.value;
  } catch {
    return false;
  }
}

/** The refusal of a PDF that lacks its end. */
export const cutPdfMessage = (name: unknown): string =>
  `${typeof name === 'string' && name !== '' ? name : 'El archivo'} está incompleto: le falta el final. Vuelve a guardarlo como PDF`;
