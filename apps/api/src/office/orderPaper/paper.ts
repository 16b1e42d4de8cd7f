import PDFDocument from 'pdfkit';
import { INK, MARGIN, MUTED, Page, WIDTH } from './page';
import { lineHeight } from './typesetter';

type Pdf = InstanceType<typeof PDFDocument>;

/**
 * A new paper of the studio: tagged for screen readers, in Spanish, in the studio's fonts. The same content always gives the same bytes,
 * whatever the day. It does not say that it is PDF/UA: no validator of that standard is at hand that could hold it.
 * @param at the moment that the paper bears
 * @returns its pages, and the bytes once they are ended
 */
export function newPaper({ title, brand, at }: { title: string; brand: string; at: Date }): {
  page: Page;
  written: Promise<Uint8Array>;
} {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'es-CL',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: title,
      // The library writes this text into XML without escaping it.
      Author: brand.replace(/[<>&]/g, ' '),
      // The library computes the file's id only from these values.
      CreationDate: at,
    },
  });
  escapeMetadata(pdf);
  const written = bytesOf(pdf);
  return { page: new Page(pdf), written };
}

/** A title like 'M & E' would make the metadata invalid XML. */
function escapeMetadata(pdf: Pdf): void {
  const append = pdf.appendXML.bind(pdf);
  pdf.appendXML = (xml, newline) => append(xml.replace(/&(?!\w+;)/g, '&amp;'), newline);
}

function bytesOf(pdf: Pdf): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  return new Promise((resolve) => pdf.once('end', () => resolve(Buffer.concat(chunks))));
}

/**
 * Writes the logo's bars with the studio's name, and the heading of the paper.
 * @param shown at the right of the name: the number of an order, the year of a certificate
 */
export function writePaperHead(
  page: Page,
  { brand, shown, heading }: { brand: string; shown: string; heading: string },
): void {
  page.artifact(() => {
    const bars = [
      [0, 0, 22, '#FF5A4E'],
      [4.2, 2.5, 17, INK],
      [8.4, 3.4, 15.2, INK],
      [12.6, 5.9, 10.2, INK],
      [16.8, 9.3, 3.4, INK],
    ] as const;
    for (const [x, top, height, color] of bars)
      page.pdf.rect(MARGIN + x, page.y + top, 2.5, height).fill(color);
  });
  const bottom = page.text(page.root, 'P', brand, {
    x: MARGIN + 28,
    y: page.y + 3,
    width: WIDTH - 130,
    weight: 'bold',
    size: 12,
  });
  const width = page.set.widthOf(shown);
  page.text(page.root, 'P', shown, { x: MARGIN + WIDTH - width - 1, y: page.y + 5, width: width + 1 });
  page.y = Math.max(bottom, page.y + 24) + 8;
  page.rule(page.y, INK);
  page.y = page.text(page.root, 'H1', heading, { y: page.y + 22, weight: 'bold', size: 20 });
  page.y += 10;
}

/** Where the values of facts begin, from the margin. */
const VALUES = 112;

/** Writes facts as a list: labels at the left, values beside them. */
export function writePaperFacts(page: Page, facts: readonly (readonly string[])[]): void {
  const list = page.element(page.root, 'L');
  for (const [label = '', value = ''] of facts) {
    page.room(page.set.lines(value, WIDTH - VALUES).length * lineHeight());
    const item = page.element(list, 'LI');
    page.text(item, 'Lbl', label, { width: VALUES - 4, color: MUTED });
    page.y = page.text(item, 'LBody', value, { x: MARGIN + VALUES, width: WIDTH - VALUES }) + 3;
  }
  page.y += 14;
}

/** Writes a text of several paragraphs under its heading. It may continue on the next page. */
export function writePaperText(page: Page, heading: string, text: string): void {
  page.room(lineHeight(13) + 2 * lineHeight());
  page.y = page.text(page.root, 'H2', heading, { weight: 'bold', size: 13 }) + 4;
  for (const paragraph of text.split(/\r?\n/).filter((line) => line.trim() !== '')) {
    const element = page.element(page.root, 'P');
    for (const line of page.set.lines(paragraph, WIDTH)) {
      page.room(lineHeight());
      const { y } = page;
      element.add(() => void page.set.draw([line], MARGIN, y));
      page.y += lineHeight();
    }
    page.y += 4;
  }
}

const LACKING =
  'Lo que aquí dice [símbolo] es un símbolo que este documento no puede mostrar; está en el portal.';

/** Tells what '[símbolo]' means if one of the written texts has such a character. */
export function writeLacking(page: Page, texts: readonly string[]): void {
  if (!texts.some((text) => page.set.lacks(text))) return;
  page.room(3 * lineHeight());
  page.y = page.text(page.root, 'P', LACKING, { y: page.y + 6, size: 9, color: MUTED });
}
