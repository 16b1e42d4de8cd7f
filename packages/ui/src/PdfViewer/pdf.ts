import type { DocumentProps } from 'react-pdf';

/** An open document, in pdf.js's type. */
export type Pdf = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

/** A page of an open document. */
export type OpenPage = Awaited<ReturnType<Pdf['getPage']>>;

/** A document read in parts through the caller's own requests. Only the parts a person looks at are sent. */
export interface PdfRangeSource {
  /** Length of the whole file, in bytes. */
  length: number;
  /**
   * Reads a part. A rejection shows the error state.
   * @param begin first byte, from 0
   * @param end the byte after the last
   * @param signal aborted when the part is no longer needed
   */
  read: (begin: number, end: number, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
}

/** The document to show: an address, a file, its bytes, or a way to read it in parts. */
export type PdfSource = string | Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | PdfRangeSource;

/** Whether a source is read in parts. */
export function isRangeSource(source: PdfSource): source is PdfRangeSource {
  return typeof source === 'object' && 'read' in source;
}

/** Width and height of a page in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** A hit of the search: its page, and its place in the page's text. */
export interface PdfHit {
  page: number;
  start: number;
  end: number;
}
