import type { pdfjs as PdfJs } from 'react-pdf';

/**
 * Tells pdf.js where its worker is. Without an address the worker's code of react-pdf's own copy is loaded into the
 * page: nothing to configure and never another version, but long files then work on the page's own thread.
 */
export function prepareWorker(
  pdfjs: typeof PdfJs,
  workerSrc: string | undefined,
): Promise<unknown> | undefined {
  if (workerSrc !== undefined) {
    pdfjs.GlobalWorkerOptions.workerSrc = workerSrc;
    return undefined;
  }
  return import('react-pdf/dist/pdf.worker.entry.js');
}
