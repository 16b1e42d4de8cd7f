import type { ReadableFile } from './boxes';

/** Where the end of most files is found: the rest of 10 MB need not be looked at. */
const TAIL = 65_536;
/** As much is searched at once: a few milliseconds. */
const SLICE = 262_144;
/** More than whatever is looked for is long: it may lie across two slices. */
const CARRIED = 64;

/** One character a byte. */
const BYTES = new TextDecoder('latin1');

/** Where the last object begins: 'obj' after its two numbers, before `until`; -1 for none. */
function lastObject(text: string, until: number): number {
  for (let at = text.lastIndexOf('obj', until - 3); at > 0; at = text.lastIndexOf('obj', at - 1)) {
    if (/\d\s{0,3}$/.test(text.slice(Math.max(0, at - 4), at)) && !/\w/.test(text[at + 3] ?? '')) return at;
  }
  return -1;
}

/** An object's two numbers with their blanks at most, and what comes before them. */
const NUMBERS = 20;
/** There is always one of that number: what is no object lacks nothing. */
const NONE = -1;

/** The number of the object whose two numbers end there; NONE where others do. */
function objectBefore(text: string, at: number): number {
  const [, id] = /\b(\d{1,8})\s{1,3}\d{1,5}\s{0,3}$/.exec(text.slice(Math.max(0, at - NUMBERS), at)) ?? [];
  return id === undefined ? NONE : Number(id);
}

/** What tells whether a PDF is there to its end, gathered from one slice after another. */
class PdfSearch {
  /** The end of what was searched: what begins there may go on in the next slice. */
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
    // What ends with the slice may be the beginning of another word.
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
    // Before that a number may begin in what was not carried along: there it was seen whole, in the slice before.
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

  /** Whether the mark of the end comes after the last object has begun. */
  get hasMark(): boolean {
    return this.#object >= 0 && this.#mark > this.#object;
  }

  /** The same, or its last object has ended and others refer to none that is missing; where some are packed into others one cannot tell. */
  get isWhole(): boolean {
    const isEnded = this.#object >= 0 && this.#objectEnd > this.#object;
    return this.hasMark || (isEnded && (this.#isPacked || this.#missing.size === 0));
  }
}

/** Asks for the parts of a file that are needed, each from where to where: whoever has them all goes on at once, others read first. */
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
 * Tells whether a PDF is there to its end, by its bytes alone: one that was cut off on its way ends in the middle of an
 * object, or lacks those that others refer to. Its last mark ('%%EOF', ISO 32000-2, 7.5.5) may be missing, and anything
 * may stand after it: readers open such files.
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
 * The same of a file that is read part by part, which a large one is to be: between two parts whoever reads it does other work, and
 * none is longer than some milliseconds.
 *
 * @param file a browser's File fits. One that cannot be read gives false.
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

/** What a PDF is refused with that lacks its end. */
export const cutPdfMessage = (name: unknown): string =>
  `${typeof name === 'string' && name !== '' ? name : 'El archivo'} está incompleto: le falta el final. Vuelve a guardarlo como PDF`;
