import { randomBytes } from 'node:crypto';

/** A part of a blob, both ends included, in bytes from 0. */
export interface BlobRange {
  start: number;
  end: number;
}

/** Where files are kept. A blob is there whole or not at all. */
export interface Blobs {
  /**
   * Stores what a stream gives, without holding it in memory.
   * @param size how many bytes it will give; whoever makes the stream sees to it
   * @throws whatever the stream throws; then nothing is stored
   */
  write: (key: string, content: AsyncIterable<Uint8Array>, size: number) => Promise<void>;
  /** Opens a blob, or a part of it; null when there is none. */
  read: (key: string, range?: BlobRange) => Promise<ReadableStream<Uint8Array> | null>;
  /**
   * The same of a small part, at once: a stream costs more than what goes through it.
   * @default what {@link Blobs.read} gives, put together
   */
  readBytes?: (key: string, range: BlobRange) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes a blob; one that is not there is no error. */
  remove: (key: string) => Promise<void>;
  /** Removes what writes that never ended left behind before `before`. */
  tidy: (before: Date) => Promise<void>;
}

/** The bytes of a small part of a blob, as many as there are; null when there is none. */
export async function bytesOfBlob(
  blobs: Pick<Blobs, 'read' | 'readBytes'>,
  key: string,
  range: BlobRange,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (blobs.readBytes) return blobs.readBytes(key, range);
  const stream = await blobs.read(key, range);
  return stream && new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A new name for a blob: nothing of what people typed is in it, and nobody can guess it. */
export function newBlobKey(): string {
  return randomBytes(20).toString('hex');
}

/** Bytes that are all there, as a store takes them. */
export async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
