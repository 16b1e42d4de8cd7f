import type { EditOutcome } from './client/sendEdit';
import { type SendOptions, sendFile } from './client/sendFile';
import type { Stale } from './http/stale';
import type { Boleta } from './routes/boletaSchemas';

/** What {@link uploadBoleta} needs to know. */
export interface BoletaUpload extends SendOptions {
  /** `${apiUrl}/boletas/{id}/upload`, of a BTE `${apiUrl}/boletas/{id}/bte`. */
  url: string;
  file: File;
  /** The data of the boleta, in whole pesos, with the `updatedAt` as read. */
  values: {
    folio: number;
    issuedOn: string;
    gross: number;
    /** Left out for a BTE: the studio withholds. */
    withheldBy?: string;
    retention: number;
    net: number;
    /** All orders that it pays; none where it pays its own order alone. */
    parts: readonly { orderId: number; amount: number }[];
    updatedAt: string;
  };
}

/**
 * Sends a boleta: the PDF and its data, with progress by bytes. A boleta that changed since it was read is an outcome, no error.
 * @throws ApiError for a refusal (by field), a failed connection (status 0) or an answer that cannot be read
 */
export async function uploadBoleta({
  url,
  file,
  values,
  ...options
}: BoletaUpload): Promise<EditOutcome<Boleta>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values))
    body.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  // Do not use the file's own type: some systems state none, and the server checks the content anyway.
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
