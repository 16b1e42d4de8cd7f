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

parentPort?.on('message', async (data: Uint8Array) => {
  parentPort?.postMessage(await open(data).catch(() => 'damaged'));
});
