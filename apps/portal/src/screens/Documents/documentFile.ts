import { type Client, type Document, send } from '@doblaje/contract/client';
import type { PdfRangeSource } from '@doblaje/ui/PdfViewer';
import { startDownload } from '../../shell/startDownload';

type DocumentFile = Pick<Document, 'id' | 'size' | 'fileName'>;

/**
 * Reads a document's file part by part, with the session's token: a script of 20 MB shows its first page after a
 * few parts. Refusals reject with the client's ApiError, and one that ends the session ends it.
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
      // Whoever knows no parts (a proxy on the way) sends the whole.
      return response.status === 206 ? bytes : bytes.slice(begin, end);
    },
  };
}

/**
 * Hands a document to the browser's downloads, by a link that is good for a minute: a download sends no header.
 * @throws ApiError when there is no link to be had
 */
export async function downloadDocument({ catalogue }: Client, { id, fileName }: DocumentFile): Promise<void> {
  const { url } = await send(catalogue.documents[':id'].link.$post({ param: { id } }));
  startDownload(url, fileName);
}
