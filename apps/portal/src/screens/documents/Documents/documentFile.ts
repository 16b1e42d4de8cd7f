import { type Client, type Document, send } from '@doblaje/contract/client';
import type { PdfRangeSource } from '@doblaje/ui/PdfViewer';
import { startDownload } from '../../../requests/startDownload';

type DocumentFile = Pick<Document, 'id' | 'size' | 'fileName'>;

/**
 * Reads a document's file in parts, with the session's token, so that a script of 20 MB shows its first page after a few parts. A refusal
 * rejects with the client's ApiError. A refusal that ends the session ends it here too.
 */
export function documentSource({ catalogue }: Client, { id, size }: DocumentFile): PdfRangeSource {
  return {
    length: size,
    read: async (begin, end, signal) => {
      const response = await catalogue.documents[':id'].file.$get(
        { param: { id } },
        { headers: { Range: `bytes=${begin}-${end - 1}` }, init: { signal } },
      );
      const bytes = new Uint8Array(await response.arrayBuffer());
      // A proxy that does not support ranges sends the whole file.
      return response.status === 206 ? bytes : bytes.slice(begin, end);
    },
  };
}

/**
 * Starts a download in the browser, by a link that is valid for one minute: a download cannot send the session's header.
 * @throws ApiError when the server gives no link
 */
export async function downloadDocument({ catalogue }: Client, { id, fileName }: DocumentFile): Promise<void> {
  const { url } = await send(catalogue.documents[':id'].link.$post({ param: { id } }));
  startDownload(url, fileName);
}
