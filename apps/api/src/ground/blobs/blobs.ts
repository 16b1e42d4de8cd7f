import { randomBytes } from 'node:crypto';

/** A part of a blob, in bytes from 0. Both ends are included. */
export interface BlobRange {
  start: number;
  end: number;
}

/** The store for files. A blob is complete or not there at all. */
export interface Blobs {
  /**
   * Stores the content of a stream without holding it in memory.
   * @param size how many bytes the stream will give; its maker must ensure that
   * @throws whatever the stream throws; nothing is stored then
   */
  write: (key: string, content: AsyncIterable<Uint8Array>, size: number) => Promise<void>;
  /** Opens a blob, or a part of it; null if it does not exist. */
  read: (key: string, range?: BlobRange) => Promise<ReadableStream<Uint8Array> | null>;
  /**
   * Reads a small part in one go, because a stream would cost more than its content.
   * @default what {@link Blobs.read} gives, put together
   */
  readBytes?: (key: string, range: BlobRange) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes a blob. A missing blob is no error. */
  remove: (key: string) => Promise<void>;
  /** Resolves if the store answers. It says nothing about any blob. @throws whatever keeps the store from answering */
  check: () => Promise<void>;
  /** Removes the remains of writes that began before `before` and never ended. */
  tidy: (before: Date) => Promise<void>;
}

/** The bytes of a small part of a blob, as many as exist; null if the blob does not exist. */
export async function bytesOfBlob(
  blobs: Pick<Blobs, 'read' | 'readBytes'>,
  key: string,
  range: BlobRange,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (blobs.readBytes) return blobs.readBytes(key, range);
  const stream = await blobs.read(key, range);
  return stream && new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A new name for a blob. It contains nothing that people typed, and nobody can guess it. */
export function newBlobKey(): string {
  return randomBytes(20).toString('hex');
}

/** Bytes in memory, in the form that a store takes. */
export async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
