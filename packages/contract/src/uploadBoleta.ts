import type { EditOutcome } from './client/sendEdit';
import { type SendOptions, sendFile } from './client/sendFile';
import type { Boleta } from './routes/boletaSchemas';
import type { Stale } from './stale';

/** What {@link uploadBoleta} needs to know. */
export interface BoletaUpload extends SendOptions {
  /** `${apiUrl}/boletas/{id}/upload`. */
  url: string;
  file: File;
  /** What the boleta says, whole pesos; with the `updatedAt` that it was read with. */
  values: {
    folio: number;
    issuedOn: string;
    gross: number;
    withheldBy: string;
    retention: number;
    net: number;
    updatedAt: string;
  };
}

/**
 * Sends a boleta: the PDF and what it says, with progress by bytes. That it changed since it was read is an outcome.
 * @throws ApiError for a refusal (by field), a failed connection (status 0) or an answer that cannot be read
 */
export async function uploadBoleta({
  url,
  file,
  values,
  ...options
}: BoletaUpload): Promise<EditOutcome<Boleta>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, String(value));
  // Not the file's own type: a system that knows none states none, and the server goes by the content.
  body.set('file', file.slice(0, file.size, 'application/pdf'), file.name);
  const answer = await sendFile({ ...options, method: 'POST', url, body, file, isAnswer });
  if (!('code' in answer)) return { isStale: false, saved: answer };
  return { isStale: true, message: answer.message, current: answer.current, changes: [] };
}

const isAnswer = (body: unknown): body is Boleta | Stale<Boleta> => isBoleta(body) || isStale(body);

function isBoleta(body: unknown): body is Boleta {
  return typeof body === 'object' && body !== null && 'orderNumber' in body && 'state' in body;
}

function isStale(body: unknown): body is Stale<Boleta> {
  if (typeof body !== 'object' || body === null || !('code' in body && 'message' in body)) return false;
  const isWhole = typeof body.message === 'string' && 'current' in body && isBoleta(body.current);
  return body.code === 'STALE' && isWhole;
}
