import { parentPort } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

// Runs in a separate thread (openPdf.ts), which may be ended at any moment. It must
// not import our own modules, because it is loaded without a build.

/** Opens a file. The result is 'whole' if all of its pages could be opened. */
async function open(data: Uint8Array): Promise<'whole' | 'locked' | 'protected' | 'damaged'> {
  const task = getDocument({ data, verbosity: 0, disableFontFace: true, useSystemFonts: false });
  try {
    const pdf = await task.promise;
    for (let number = 1; number <= pdf.numPages; number++) (await pdf.getPage(number)).cleanup();
    return pdf.numPages > 0 ? 'whole' : 'damaged';
  } catch (error) {
    const { name = '', message = '' } = error as Partial<Error>;
    if (name === 'PasswordException') return 'locked';
    return /encryption/i.test(message) ? 'protected' : 'damaged';
  } finally {
    await task.destroy();
  }
}

/** How much is read of a file. */
interface Most {
  pages: number;
  texts: number;
}

/** The texts of the first pages with their places, as domain's PdfText; null if the file cannot be opened. */
async function textsOf(data: Uint8Array, most: Most) {
  const task = getDocument({ data, verbosity: 0, disableFontFace: true, useSystemFonts: false });
  const found: { text: string; x: number; y: number; width: number; page: number }[] = [];
  try {
    const pdf = await task.promise;
    for (let number = 1; number <= Math.min(pdf.numPages, most.pages); number++) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      const reader = page.streamTextContent().getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        for (const item of part.value.items) {
          if (!('str' in item) || item.str.trim() === '') continue;
          if (found.length >= most.texts) return found;
          // The viewport turns a page as it is shown. Its heights count downwards.
          const [x = 0, down = 0] = viewport.convertToViewportPoint(item.transform[4], item.transform[5]);
          found.push({ text: item.str, x, y: viewport.height - down, width: item.width, page: number });
        }
      }
      page.cleanup();
    }
    return found;
  } catch {
    return null;
  } finally {
    await task.destroy();
  }
}

parentPort?.on('message', async ({ data, most }: { data: Uint8Array; most?: Most }) => {
  const done = most ? textsOf(data, most).catch(() => null) : open(data).catch(() => 'damaged');
  parentPort?.postMessage(await done);
});
