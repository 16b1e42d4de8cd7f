import { pdfjs } from 'react-pdf';
import { textParts } from './pageText';
import type { OpenPage } from './pdf';
import type { PdfPlacedText, PdfTextsOptions } from './pdfTexts';
import { dropWorker, prepareWorker } from './worker';

/** Adds the texts of a page to those found so far, up to `most`. It stops the page there, however long the page is. */
async function addTexts(page: OpenPage, found: PdfPlacedText[], most: number): Promise<void> {
  const viewport = page.getViewport({ scale: 1 });
  for await (const { items } of textParts(page)) {
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      if (found.length >= most) return;
      // The viewport turns a page as it is shown. Its heights count downwards.
      const [x = 0, down = 0] = viewport.convertToViewportPoint(item.transform[4], item.transform[5]);
      found.push({ text: item.str, x, y: viewport.height - down, width: item.width, page: page.pageNumber });
    }
  }
}

/** The work of `readPdfTexts`, which loads this file. */
export async function takeTexts(
  file: Blob,
  { workerSrc, assets, pages = 40, texts = 20_000, milliseconds = 10_000 }: PdfTextsOptions = {},
): Promise<PdfPlacedText[]> {
  const worker = await prepareWorker(pdfjs, workerSrc);
  const task = pdfjs.getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    ...(worker && { worker }),
    ...(assets?.cMapUrl && { cMapUrl: assets.cMapUrl }),
    cMapPacked: true,
    // Texts need neither pictures nor the shapes of letters.
    disableFontFace: true,
    useWasm: false,
    verbosity: 0,
  });
  async function read() {
    const pdf = await task.promise;
    const found: PdfPlacedText[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, pages) && found.length < texts; number++) {
      const page = await pdf.getPage(number);
      await addTexts(page, found, texts);
      page.cleanup();
    }
    return found;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // It may be busy for ever and would not hear that it is to stop.
      dropWorker(workerSrc);
      reject(new Error(`Reading took longer than ${milliseconds} ms`));
    }, milliseconds);
  });
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
    void task.destroy().catch(() => undefined);
  }
}
