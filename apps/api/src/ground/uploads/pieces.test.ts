import { expect, test } from 'vitest';
import { inPieces, PIECE_BYTES } from './pieces';

async function* chunksOf(sizes: readonly number[], error?: Error) {
  let next = 0;
  for (const size of sizes) yield Uint8Array.from({ length: size }, () => next++ % 251);
  if (error) throw error;
}

async function all(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const seen: Uint8Array[] = [];
  for await (const chunk of chunks) seen.push(chunk);
  return seen;
}

test.each([
  [[], []],
  [[0], []],
  [[10, 0, 20], [30]],
  [[PIECE_BYTES], [PIECE_BYTES]],
  [
    [PIECE_BYTES - 1, 2],
    [PIECE_BYTES, 1],
  ],
  [
    [5, 3 * PIECE_BYTES],
    [PIECE_BYTES, PIECE_BYTES, PIECE_BYTES, 5],
  ],
])(
  'chunks of %j bytes become pieces of %j, with the same bytes in the same order',
  async (given, lengths) => {
    const pieces = await all(inPieces(chunksOf(given)));
    expect(pieces.map(({ length }) => length)).toEqual(lengths);
    expect(Buffer.concat(pieces).equals(Buffer.concat(await all(chunksOf(given))))).toBe(true);
  },
);

test('when the source breaks, the bytes before the error are a piece too', async () => {
  const seen: number[] = [];
  const read = async () => {
    for await (const piece of inPieces(chunksOf([PIECE_BYTES + 10], new Error('cut'))))
      seen.push(piece.length);
  };
  await expect(read()).rejects.toThrow('cut');
  expect(seen).toEqual([PIECE_BYTES, 10]);
});
