import { type SendOptions, sendFile } from './client/sendFile';
import type { Boleta } from './routes/boletaSchemas';

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
 * Sends a boleta: the PDF and what it says, with progress by bytes.
 * @throws ApiError for a refusal (by field, or 409 where it changed meanwhile), a failed connection (status 0) or an answer
 *   that cannot be read
 */
export function uploadBoleta({ url, file, values, ...options }: BoletaUpload): Promise<Boleta> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, String(value));
  // Not the file's own type: a system that knows none states none, and the server goes by the content.
  body.set('file', file.slice(0, file.size, 'application/pdf'), file.name);
  return sendFile({ ...options, method: 'POST', url, body, isAnswer: isBoleta });
}

function isBoleta(body: unknown): body is Boleta {
  return typeof body === 'object' && body !== null && 'orderNumber' in body && 'state' in body;
}
