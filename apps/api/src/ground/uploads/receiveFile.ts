import { API_MESSAGES, Problem } from '@doblaje/contract';
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
import { SECOND } from '../time/time';

/** The slowest allowed upload: so many bytes within so many milliseconds. A slower one is given up. */
export interface UploadPace {
  window: number;
  bytes: number;
}

/** It counts progress and not the whole time: 10 MB take six minutes over a slow phone line, and they do arrive. */
const UPLOAD_PACE: UploadPace = { window: 30 * SECOND, bytes: 32 * 1024 };

/** An incoming file. */
export interface IncomingFile {
  /** The name that the person gave it. */
  name: string;
  /** The Content-Length header. */
  length: string | undefined;
  body: ReadableStream<Uint8Array> | null;
}

/**
 * Stores a file chunk by chunk as it arrives. It checks the announced size, the first bytes and
 * the bytes that really arrive. A refused or interrupted file leaves nothing in the store.
 * @returns its size in bytes
 * @throws Problem 408 when it comes too slowly, 411, 413, 422 naming the file and the reason; 400 when the connection broke
 */
export async function receiveFile(
  blobs: Blobs,
  key: string,
  { name, length, body }: IncomingFile,
  limits: UploadLimits,
  pace: UploadPace = UPLOAD_PACE,
): Promise<number> {
  if (length === undefined || !/^\d{1,15}$/.test(length)) {
    throw new Problem(411, 'No pudimos recibir el archivo: falta su tamaño.');
  }
  const size = Number(length);
  const fault = uploadFault({ name, size, type: '' }, limits);
  if (fault || !body) throw refusal(fault ?? 'file-too-small', name, limits);
  await blobs.write(key, checked(body, { name, size, limits, pace }), size);
  return size;
}

/** The refusal of a file, with its name and the limit it exceeds. */
export function refusal(fault: UploadFault, name: string, limits: UploadLimits): Problem {
  const message = uploadMessage(fault, name, limits);
  const status = fault === 'file-too-large' ? 413 : 422;
  return new Problem(status, message, { errors: [{ field: 'file', message }] });
}

/** Recognises each kind of file by its first bytes. */
export const SNIFFERS = { mp4: isMp4, pdf: isPdf } as const;

async function* checked(
  body: ReadableStream<Uint8Array>,
  { name, size, limits, pace }: { name: string; size: number; limits: UploadLimits; pace: UploadPace },
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let head: Uint8Array | null = new Uint8Array(0);
  for await (const chunk of arriving(body, pace)) {
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

/**
 * The chunks of a request. A broken connection is a refusal to the sender and not an error of the server. An upload
 * that brings too little in time is given up. Time in which the server asks for no chunk does not count.
 */
export async function* arriving(
  body: ReadableStream<Uint8Array>,
  { window, bytes }: UploadPace = UPLOAD_PACE,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let waited = 0;
  let brought = 0;
  try {
    for (;;) {
      const started = performance.now();
      const chunk = await inTime(reader.read(), window - waited);
      if (chunk.done) return;
      brought += chunk.value.length;
      waited += performance.now() - started;
      if (brought >= bytes) {
        waited = 0;
        brought = 0;
      }
      yield chunk.value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** @throws Problem 408 when it takes longer, 400 when the connection broke */
async function inTime<T>(reading: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem(408, API_MESSAGES.tooSlow)), Math.max(0, milliseconds));
  });
  const arrived = reading.catch(() => {
    throw broken();
  });
  try {
    return await Promise.race([arrived, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}

/** The refusal when the content differs from its announced length. */
export const broken = () => new Problem(400, 'El archivo no llegó completo. Inténtalo de nuevo.');
