import type { PdfPlacedText, PdfTextsOptions } from './pdfTexts';

/**
 * Reads the texts of a PDF's first pages in the browser, in the order of the file. pdf.js loads with the first call.
 *
 * @throws Error for a file that does not open without a password, or that takes too long. Its message is for the log, not for people.
 */
export const readPdfTexts = (file: Blob, options?: PdfTextsOptions): Promise<PdfPlacedText[]> =>
  import('./takeTexts').then(({ takeTexts }) => takeTexts(file, options));
