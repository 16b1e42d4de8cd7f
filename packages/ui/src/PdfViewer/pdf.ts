import type { DocumentProps } from 'react-pdf';

/** An open document, as pdf.js gives it. */
export type Pdf = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

/** What to show: an address, a file, or the bytes themselves. */
export type PdfSource = string | Blob | ArrayBuffer | Uint8Array<ArrayBuffer>;

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
