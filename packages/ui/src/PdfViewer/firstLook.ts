import type { PageSize, Pdf } from './pdf';

/** Used when the first page cannot be read but others can. */
const A4: PageSize = { width: 595, height: 842 };

/** Whether the document is only a form that Adobe's programs draw. Its pages would only tell the reader to get those programs. */
export async function isAdobeForm(pdf: Pdf): Promise<boolean> {
  try {
    const info: { IsXFAPresent?: boolean; IsAcroFormPresent?: boolean } = (await pdf.getMetadata()).info;
    return info.IsXFAPresent === true && info.IsAcroFormPresent !== true;
  } catch {
    // The file's metadata may be unreadable while its pages are fine.
    return false;
  }
}

/**
 * Size of the first page. The viewer assumes the same size for the others.
 * @throws whatever error pdf.js reports when no page can be read
 */
export async function sizeOfFirst(pdf: Pdf): Promise<PageSize> {
  try {
    const page = await pdf.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    return { width, height };
  } catch (error) {
    // The other pages may be fine. A broken page shows its own message.
    if (pdf.numPages > 1) return A4;
    throw error;
  }
}
