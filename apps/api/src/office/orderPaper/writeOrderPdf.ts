import type { WorkOrder } from '@doblaje/contract';
import { formatPesos, percentText, pesosInWords } from '@doblaje/domain/amounts';
import { dayInChile, dayText } from '@doblaje/domain/days';
import { labelOfCharacterType } from '@doblaje/domain/options/characterTypes';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import PDFDocument from 'pdfkit';

import { type Element, INK, MARGIN, MUTED, Page, RULE, WIDTH } from './page';
import { lineHeight } from './typesetter';

/** The data on an order's paper. */
export type OrderPaperData = Pick<
  WorkOrder,
  | 'number'
  | 'typeId'
  | 'projectTitle'
  | 'chapterNumber'
  | 'chapterTitle'
  | 'personName'
  | 'startDate'
  | 'dueDate'
  | 'amount'
  | 'expected'
  | 'notes'
  | 'issuedAt'
> & {
  brand: string;
  lines: readonly Pick<WorkOrder['lines'][number], 'characterName' | 'characterType' | 'loops'>[];
};

/** Left edge and width of the table's columns. The last one is aligned to the right. */
const COLUMNS = [
  { head: 'Personaje', x: MARGIN, width: WIDTH - 160 },
  { head: 'Tipo', x: MARGIN + WIDTH - 150, width: 90 },
  { head: 'Loops', x: MARGIN + WIDTH - 50, width: 50 },
] as const;

/**
 * Writes the PDF of an issued order: tagged for screen readers (PDF/UA), in Spanish, in
 * the studio's fonts. The same order always gives the same bytes, whatever the day.
 */
export async function writeOrderPdf(order: OrderPaperData): Promise<Uint8Array> {
  const title = workOrderTitle(order.typeId, order.number);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // The library's types do not know this value yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'es-CL',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: title,
      // The library writes this text into XML without escaping it.
      Author: order.brand.replace(/[<>&]/g, ' '),
      // The library computes the file's id only from these values.
      CreationDate: new Date(order.issuedAt ?? 0),
    },
  });
  escapeMetadata(pdf);
  const written = bytesOf(pdf);
  const page = new Page(pdf);
  writeHead(page, order);
  writeFacts(page, order);
  writeRoles(page, order.lines);
  writeNotes(page, order);
  page.end(title);
  return written;
}

/** A title like 'M & E' would make the metadata invalid XML. */
function escapeMetadata(pdf: InstanceType<typeof PDFDocument>): void {
  const append = pdf.appendXML.bind(pdf);
  pdf.appendXML = (xml, newline) => append(xml.replace(/&(?!\w+;)/g, '&amp;'), newline);
}

function writeHead(page: Page, { brand, number, typeId }: OrderPaperData): void {
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
  const title = workOrderTitle(typeId, number);
  const shown = title.slice(title.indexOf('N.º'));
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
  page.y = page.text(page.root, 'H1', title.slice(0, title.indexOf(' N.º')), {
    y: page.y + 22,
    weight: 'bold',
    size: 20,
  });
  page.y += 10;
}

function writeFacts(page: Page, order: OrderPaperData): void {
  const { projectTitle, chapterNumber, chapterTitle, personName, amount } = order;
  const facts = [
    ['Proyecto', projectTitle],
    ['Capítulo', `${chapterNumber} · ${chapterTitle}`],
    ['Persona', personName],
    ['Inicio', dayText(order.startDate)],
    ['Entrega', dayText(order.dueDate)],
    ...(amount === null ? [] : [['Monto bruto', `${formatPesos(amount)} (${pesosInWords(amount)})`]]),
    ...retentionFacts(order.expected),
    ['Emitida', dayText(dayInChile(new Date(order.issuedAt ?? 0)))],
  ] as const;
  const list = page.element(page.root, 'L');
  for (const [label = '', value = ''] of facts) {
    page.room(page.set.lines(value, WIDTH - 112).length * lineHeight());
    const item = page.element(list, 'LI');
    page.text(item, 'Lbl', label, { width: 108, color: MUTED });
    page.y = page.text(item, 'LBody', value, { x: MARGIN + 112, width: WIDTH - 112 }) + 3;
  }
  page.y += 14;
}

/** The expected retention of the amount, and the net amount for the person. */
const retentionFacts = (expected: OrderPaperData['expected']) =>
  expected === null
    ? []
    : ([
        [
          'Retención',
          `${formatPesos(expected.retention)} (${percentText(expected.rate)}, boleta de ${expected.year})`,
        ],
        ['Líquido', formatPesos(expected.net)],
      ] as const);

function writeRoles(page: Page, lines: OrderPaperData['lines']): void {
  if (lines.length === 0) return;
  page.room(lineHeight(13) + 3 * lineHeight() + 30);
  page.y = page.text(page.root, 'H2', 'Personajes', { weight: 'bold', size: 13 }) + 6;
  const table = page.element(page.root, 'Table');
  tableHead(page, page.element(table, 'TR'));
  for (const { characterName, characterType, loops } of lines) {
    const height = page.set.lines(characterName, COLUMNS[0].width).length * lineHeight();
    if (page.room(height + 10)) tableHead(page, null);
    const row = page.element(table, 'TR');
    const [name, type, right] = COLUMNS;
    const y = page.y + 5;
    const end = page.text(row, 'TH', characterName, { ...name, y, scope: 'Row' });
    page.text(row, 'TD', labelOfCharacterType(characterType), { ...type, y });
    page.text(row, 'TD', String(loops), { ...toTheRight(page, String(loops), right), y });
    page.y = end + 5;
    page.rule(page.y, RULE);
  }
  page.y += 18;
}

/** The table's head. Its column names are read once; on further pages they are decoration. */
function tableHead(page: Page, row: Element | null): void {
  page.rule(page.y, INK);
  const y = page.y + 5;
  for (const [index, { head, x, width }] of COLUMNS.entries()) {
    const at = index === 2 ? toTheRight(page, head, { x, width }) : { x, width };
    if (row) page.text(row, 'TH', head, { ...at, y, color: MUTED, scope: 'Column' });
    else page.artifact(() => void page.set.draw(page.set.lines(head, at.width), at.x, y, { color: MUTED }));
  }
  page.y = y + lineHeight() + 5;
  page.rule(page.y, RULE);
}

function toTheRight(page: Page, text: string, { x, width }: { x: number; width: number }) {
  const own = page.set.widthOf(text) + 0.1;
  return { x: x + width - own, width: own };
}

function writeNotes(page: Page, { notes, ...others }: OrderPaperData): void {
  if (notes !== '') {
    page.room(lineHeight(13) + 2 * lineHeight());
    page.y = page.text(page.root, 'H2', 'Notas', { weight: 'bold', size: 13 }) + 4;
    for (const paragraph of notes.split(/\r?\n/).filter((line) => line.trim() !== '')) {
      const element = page.element(page.root, 'P');
      // The text may continue on the next page.
      for (const line of page.set.lines(paragraph, WIDTH)) {
        page.room(lineHeight());
        const { y } = page;
        element.add(() => void page.set.draw([line], MARGIN, y));
        page.y += lineHeight();
      }
      page.y += 4;
    }
  }
  const names = [others.projectTitle, others.chapterTitle, others.personName];
  const written = [notes, ...names, ...others.lines.map(({ characterName }) => characterName)];
  if (!written.some((text) => page.set.lacks(text))) return;
  page.room(3 * lineHeight());
  page.y = page.text(page.root, 'P', LACKING, { y: page.y + 6, size: 9, color: MUTED });
}

const LACKING =
  'Lo que aquí dice [símbolo] es un símbolo que este documento no puede mostrar; está en el portal.';

function bytesOf(pdf: InstanceType<typeof PDFDocument>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  return new Promise((resolve) => pdf.once('end', () => resolve(Buffer.concat(chunks))));
}
