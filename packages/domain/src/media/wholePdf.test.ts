import { describe, expect, it } from 'vitest';
import { isWholePdf, isWholePdfFile } from './index';

/** The number of bytes searched at once. */
const SLICE = 262_144;
const BEGINNING = '%PDF-1.7 1 0 obj<</Pages 2 0 R>>endobj 2 0 obj<<>>endobj ';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A file without an end mark. `word` starts `from` bytes after the end of the first slice, or before it if negative. */
const across = (word: string, from: number) =>
  bytesOf(`${BEGINNING.padEnd(SLICE + from)}${word}`.padEnd(SLICE + 90_000));

const borders = Array.from({ length: 36 }, (_, at) => at - 34);

/** Checks a file twice: in one piece and in slices. */
async function isWhole(bytes: Uint8Array<ArrayBuffer>) {
  const whole = isWholePdf(bytes);
  expect(await isWholePdfFile(new Blob([bytes]))).toBe(whole);
  return whole;
}

describe('a large PDF, slice by slice', () => {
  it.each([
    ['an object that is there', '77 0 obj<</Of 77 0 R>>endobj', true],
    ['an object that is missing', '77 0 obj<</Of 78 0 R>>endobj', false],
    ['one whose number ends like another’s', '12345672 0 obj<</Of 12345672 0 R>>endobj', true],
    ['an object that does not end', '77 0 obj<<', false],
    ['a mark', '77 0 obj<< %%EOF', true],
    ['a color, which is no reference', '77 0 obj<<>>endobj 1 0 RG', true],
    ['a word that begins like an object', '77 0 object', true],
    ['objects in objects', '77 0 obj<</Type/ObjStm/Of 78 0 R>>endobj', true],
  ])('recognises %s wherever the border is', async (_, word, expected) => {
    for (const from of borders) expect([from, await isWhole(across(word, from))]).toEqual([from, expected]);
  });

  it('does not take the end of a longer number at a border for an object', async () => {
    // The search is for 2345, but the file has 12345. Splitting it at a border must not turn it into 2345.
    for (const from of borders)
      expect(await isWhole(across('12345 0 obj<</Of 2345 0 R>>endobj', from))).toBe(false);
  });

  it('is read part by part, none larger than a slice', async () => {
    const parts: number[] = [];
    const file = new Blob([across('77 0 obj<<>>endobj', 0)]);
    const slice = (start: number, end: number) => {
      parts.push(end - start);
      return file.slice(start, end);
    };
    expect(await isWholePdfFile({ size: file.size, slice })).toBe(true);
    expect(parts.length).toBeGreaterThan(2);
    expect(Math.max(...parts)).toBe(SLICE);
  });

  it('is not whole when it cannot be read', async () => {
    const slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) });
    expect(await isWholePdfFile({ size: 100, slice })).toBe(false);
  });
});
