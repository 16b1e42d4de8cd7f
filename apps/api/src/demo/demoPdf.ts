import PDFDocument from 'pdfkit';

/** The text of a demo document. */
export interface DemoPdf {
  title: string;
  /** Small print above the title: kind, project and date. */
  over: string;
  /** Paragraphs, one list for each page. */
  pages: readonly (readonly string[])[];
}

/** Writes a demo document as a real PDF of numbered A4 pages, tagged like what a word processor writes. */
export async function writeDemoPdf({ title, over, pages }: DemoPdf): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 64,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'es-CL',
    info: { Title: title, Author: 'Estudio de Doblaje' },
  });
  const written = bytesOf(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const say = (role: 'H1' | 'H2' | 'P', draw: () => void) => root.add(pdf.struct(role, {}, draw));
  pages.forEach((paragraphs, index) => {
    pdf.addPage();
    const isFirst = index === 0;
    say('P', () => void pdf.font('Helvetica').fontSize(9).fillColor('#555').text(over));
    pdf.moveDown(0.5);
    say(isFirst ? 'H1' : 'H2', () => {
      pdf
        .font('Helvetica-Bold')
        .fontSize(isFirst ? 22 : 14)
        .fillColor('#111')
        .text(title);
    });
    pdf.moveDown().font('Helvetica').fontSize(11);
    for (const paragraph of paragraphs) {
      say('P', () => void pdf.text(paragraph, { lineGap: 3 }));
      pdf.moveDown(0.6);
    }
    // The number is in the margin, where text would start a new page. Without a margin it does not.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf
      .fontSize(9)
      .fillColor('#555')
      .text(`Página ${index + 1} de ${pages.length}`, 64, pdf.page.height - 48, { lineBreak: false });
    pdf.endMarkedContent();
  });
  root.end();
  pdf.end();
  return written;
}

/** A document of one empty page for texts at their places, in Helvetica. */
export const newPage = (title: string) =>
  new PDFDocument({ size: 'A4', margin: 0, lang: 'es-CL', info: { Title: title } }).font('Helvetica');

/** Writes a document like an office scanner: each page is a picture, with no text to select or search. */
export async function writeScannedPdf(title: string, pages: readonly Uint8Array[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, info: { Title: title } });
  const written = bytesOf(pdf);
  for (const picture of pages) {
    pdf.addPage();
    pdf.image(Buffer.from(picture), 0, 0, { width: pdf.page.width, height: pdf.page.height });
  }
  pdf.end();
  return written;
}

/** The bytes of a document once it has ended. */
export function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  return new Promise((resolve) => pdf.once('end', () => resolve(Buffer.concat(chunks))));
}
