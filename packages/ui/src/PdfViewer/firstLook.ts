import type { PageSize, Pdf } from './pdf';

/** Of a first page that cannot be read, while others can. */
const A4: PageSize = { width: 595, height: 842 };

/** Whether there is nothing to show but a form that Adobe's programs draw: pages would only tell one to get them. */
export async function isAdobeForm(pdf: Pdf): Promise<boolean> {
  try {
    const info: { IsXFAPresent?: boolean; IsAcroFormPresent?: boolean } = (await pdf.getMetadata()).info;
    return info.IsXFAPresent === true && info.IsAcroFormPresent !== true;
  } catch {
    // What a file says of itself may be unreadable where its pages are not.
    return false;
  }
}

/**
 * Size of the first page, which the others are taken to have.
 * @throws whatever pdf.js makes of it when no page can be read
 */
export async function sizeOfFirst(pdf: Pdf): Promise<PageSize> {
  try {
    const page = await pdf.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    return { width, height };
  } catch (error) {
    // The others may be whole: what cannot be shown says so on its page.
    if (pdf.numPages > 1) return A4;
    throw error;
  }
}
