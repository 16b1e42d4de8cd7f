import { pdfjs } from 'react-pdf';
import { fillFields } from './annotations';
import type { Pdf } from './pdf';

/** A page ready for printing. */
export interface PrintedPage {
  /** Its number in the document, counted from 1. */
  number: number;
  /** Address of the page's picture, to be revoked later. undefined for a page that cannot be drawn. */
  url: string | undefined;
  /** In points. */
  width: number;
  height: number;
}

/** Dots per inch: sharp on paper, and at most half a megabyte per page. */
const DOTS = 200;
const QUALITY = 0.9;
/** Phones refuse larger pictures. */
const MOST_PIXELS = 16_777_216;
const A4 = { width: 595, height: 842 };

/** Frees the pictures made for printing. */
export function releasePages(pages: readonly PrintedPage[]): void {
  for (const { url } of pages) if (url !== undefined) URL.revokeObjectURL(url);
}

async function printPage(pdf: Pdf, number: number, canvas: HTMLCanvasElement, signal: AbortSignal) {
  const page = await pdf.getPage(number);
  await fillFields(pdf, page);
  const size = page.getViewport({ scale: 1 });
  const most = Math.sqrt(MOST_PIXELS / Math.max(size.width * size.height, 1));
  const viewport = page.getViewport({ scale: Math.min(DOTS / 72, most) });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  const annotationMode = pdfjs.AnnotationMode.ENABLE_STORAGE;
  const task = page.render({ canvas, viewport, intent: 'print', annotationMode });
  // For printing, pdf.js would draw a page without a break, however full it is.
  task.onContinue = (goOn: () => void) => setTimeout(goOn);
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  await task.promise.finally(() => signal.removeEventListener('abort', cancel));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error(`No picture of page ${number}.`);
  return { number, url: URL.createObjectURL(blob), width: size.width, height: size.height };
}

/**
 * Makes pictures of all pages, one after another on one canvas. A document of 300 pages so
 * needs the memory of one page, plus files that the browser may keep on disk.
 *
 * @param onDone gets the number of pages ready so far
 * @throws DOMException AbortError when the signal aborts; pictures made so far are released
 */
export async function printPages(
  pdf: Pdf,
  onDone: (pages: number) => void,
  signal: AbortSignal,
): Promise<readonly PrintedPage[]> {
  const canvas = document.createElement('canvas');
  const pages: PrintedPage[] = [];
  try {
    for (let number = 1; number <= pdf.numPages; number++) {
      try {
        pages.push(await printPage(pdf, number, canvas, signal));
      } catch {
        // A page that cannot be drawn prints a message. The others print normally.
        pages.push({ number, url: undefined, ...A4 });
      }
      signal.throwIfAborted();
      onDone(number);
    }
    return pages;
  } catch (error) {
    releasePages(pages);
    throw error;
  } finally {
    canvas.width = canvas.height = 0;
  }
}
