import type { PdfAssets } from './PdfDocument';

/** A text of a PDF with its place on its page, in points from the lower left corner of the page as it is shown. */
export interface PdfPlacedText {
  text: string;
  /** Left end. */
  x: number;
  /** Base line, upwards. */
  y: number;
  width: number;
  /** From 1. */
  page: number;
}

/** How a PDF's texts are read, and how much of them. */
export interface PdfTextsOptions {
  /** As PdfViewer's: both share one worker. */
  workerSrc?: string;
  /** As PdfViewer's; only the character maps are used. */
  assets?: PdfAssets;
  /** The first pages that are read. @default 40 */
  pages?: number;
  /** Most texts of all pages together. @default 20000 */
  texts?: number;
  /** Longest time for opening and reading. @default 10000 */
  milliseconds?: number;
}
