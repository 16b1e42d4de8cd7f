import { Problem } from '@doblaje/contract';
import {
  isMp4,
  isPdf,
  SNIFFED_BYTES,
  type UploadFault,
  type UploadLimits,
  uploadFault,
  uploadMessage,
} from '@doblaje/domain/media';
import type { Blobs } from '../blobs/blobs';

/** One file on its way in. */
export interface IncomingFile {
  /** As its person calls it. */
  name: string;
  /** The Content-Length header. */
  length: string | undefined;
  body: ReadableStream<Uint8Array> | null;
}

/**
 * Stores a file as it arrives, chunk by chunk, checked by its announced size, its first bytes and the bytes that really
 * came. Refused or broken off, nothing is stored.
 * @returns its size in bytes
 * @throws Problem 411, 413, 422 naming the file and the reason; 400 when the connection broke
 */
export async function receiveFile(
  blobs: Blobs,
  key: string,
  { name, length, body }: IncomingFile,
  limits: UploadLimits,
): Promise<number> {
  if (length === undefined || !/^\d{1,15}$/.test(length)) {
    throw new Problem(411, 'No pudimos recibir el archivo: falta su tamaño.');
  }
  const size = Number(length);
  const fault = uploadFault({ name, size, type: '' }, limits);
  if (fault || !body) throw refusal(fault ?? 'file-too-small', name, limits);
  await blobs.write(key, checked(body, { name, size, limits }), size);
  return size;
}

/** What a file is refused with: its name and the limit it broke. */
export function refusal(fault: UploadFault, name: string, limits: UploadLimits): Problem {
  const message = uploadMessage(fault, name, limits);
  const status = fault === 'file-too-large' ? 413 : 422;
  return new Problem(status, message, { errors: [{ field: 'file', message }] });
}

/** What the first bytes of each kind say. */
export const SNIFFERS = { mp4: isMp4, pdf: isPdf } as const;

async function* checked(
  body: ReadableStream<Uint8Array>,
  { name, size, limits }: { name: string; size: number; limits: UploadLimits },
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let head: Uint8Array | null = new Uint8Array(0);
  for await (const chunk of arriving(body)) {
    bytes += chunk.length;
    if (bytes > limits.maxBytes) throw refusal('file-too-large', name, limits);
    if (bytes > size) throw broken();
    if (head === null) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < SNIFFED_BYTES && bytes < size) continue;
    if (!SNIFFERS[limits.kind](head)) throw refusal('file-invalid-type', name, limits);
    yield head;
    head = null;
  }
  if (bytes !== size) throw broken();
}

/** The chunks of a request; a connection that breaks is its sender's trouble, not an error of the server. */
export async function* arriving(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw broken();
      });
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** What arrived is not what was announced. */
export const broken = () => new Problem(400, 'El archivo no llegó completo. Inténtalo de nuevo.');
