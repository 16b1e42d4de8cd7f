import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of the first page of a PDF, its pieces apart by blanks. */
export async function paperText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])).join(' ');
}
