import { pdfjs } from 'react-pdf';
import { fillFields } from './annotations';
import type { Pdf } from './pdf';

/** A page as paper takes it. */
export interface PrintedPage {
  /** Address of its picture, to be revoked; none of a page that cannot be drawn. */
  url: string | undefined;
  /** In points. */
  width: number;
  height: number;
}

/** Dots an inch: sharp on paper, and half a megabyte a page at most. */
const DOTS = 200;
const QUALITY = 0.9;
/** Larger pictures are refused by phones. */
const MOST_PIXELS = 16_777_216;
const A4 = { width: 595, height: 842 };

/** Gives up what was made for paper. */
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
  // For paper pdf.js would draw a page at one go, however much is on it.
  task.onContinue = (goOn: () => void) => setTimeout(goOn);
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  await task.promise.finally(() => signal.removeEventListener('abort', cancel));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error(`No picture of page ${number}.`);
  return { url: URL.createObjectURL(blob), width: size.width, height: size.height };
}

/**
 * Pictures of all pages, drawn one after another on one canvas: a document of 300 pages takes the memory of one, and
 * files that the browser keeps where it likes.
 *
 * @param onDone how many are there
 * @throws DOMException AbortError when the signal ends it; what was made is released
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
        // One that cannot be drawn is a page that says so; the others are printed.
        pages.push({ url: undefined, ...A4 });
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
