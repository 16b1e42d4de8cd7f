import type { UploadLimits } from '@doblaje/domain/media';
import { arriving, broken, refusal } from './receiveFile';

/** A form with a file on its way in. */
export interface IncomingForm {
  contentType: string | undefined;
  /** The Content-Length header. */
  length: string | undefined;
  body: ReadableStream<Uint8Array> | null;
}

/**
 * The body of a form with one file, read as it comes and no further than it may be long: of what is longer nothing more than
 * that is ever in memory.
 * @param most bytes of the whole form
 * @param name what the file is called in a refusal: its own name is in the form
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
