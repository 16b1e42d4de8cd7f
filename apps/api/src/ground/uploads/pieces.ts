/** Bytes of a file that are at most in memory while it arrives in pieces, and at most lost when the server dies. */
export const PIECE_BYTES = 1024 * 1024;

/**
 * Cuts incoming data into pieces of {@link PIECE_BYTES}. The last one is shorter: the rest at the end, or when the source broke.
 * @throws what the source throws, after the last piece
 */
export async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  function take(): Buffer {
    const piece = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    return piece;
  }
  let failure: { error: unknown } | null = null;
  try {
    for await (let chunk of chunks) {
      while (bytes + chunk.length >= PIECE_BYTES) {
        const part = chunk.subarray(0, PIECE_BYTES - bytes);
        waiting.push(part);
        chunk = chunk.subarray(part.length);
        yield take();
      }
      if (chunk.length === 0) continue;
      waiting.push(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    failure = { error };
  }
  if (bytes > 0) yield take();
  if (failure) throw failure.error;
}
