import type { DocumentProps } from 'react-pdf';

/** An open document, as pdf.js gives it. */
export type Pdf = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

/** One of its pages. */
export type OpenPage = Awaited<ReturnType<Pdf['getPage']>>;

/** A document that is read in parts, by the caller's own requests: only what is looked at travels. */
export interface PdfRangeSource {
  /** Bytes of the whole file. */
  length: number;
  /**
   * Reads a part; a rejection shows the error state.
   * @param begin first byte, from 0
   * @param end the byte after the last
   * @param signal aborted when nobody waits for the part any more
   */
  read: (begin: number, end: number, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
}

/** What to show: an address, a file, the bytes themselves, or a way to read them part by part. */
export type PdfSource = string | Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | PdfRangeSource;

/** Whether a source is read part by part. */
export function isRangeSource(source: PdfSource): source is PdfRangeSource {
  return typeof source === 'object' && 'read' in source;
}

/** Width and height of a page in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** A hit of the search: which page, and where in its text. */
export interface PdfHit {
  page: number;
  start: number;
  end: number;
}
