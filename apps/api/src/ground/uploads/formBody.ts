import type { UploadLimits } from '@doblaje/domain/media';
import { arriving, broken, refusal } from './receiveFile';

/** An incoming form with a file. */
export interface IncomingForm {
  contentType: string | undefined;
  /** The Content-Length header. */
  length: string | undefined;
  body: ReadableStream<Uint8Array> | null;
}

/**
 * The body of a form with one file. It is read as it arrives, up to its maximum length, so memory never holds more than that.
 * @param most bytes of the whole form
 * @param name the name of the file for a refusal, because its own name is inside the form
 * @throws Problem 413; 408 when it comes too slowly, 400 when the connection broke
 */
export async function formBody(
  { body, length }: Pick<IncomingForm, 'body' | 'length'>,
  { most, name, limits }: { most: number; name: string; limits: UploadLimits },
): Promise<Uint8Array<ArrayBuffer>> {
  if (length !== undefined && Number(length) > most) throw refusal('file-too-large', name, limits);
  if (!body) throw broken();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of arriving(body)) {
    bytes += chunk.length;
    if (bytes > most) throw refusal('file-too-large', name, limits);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
