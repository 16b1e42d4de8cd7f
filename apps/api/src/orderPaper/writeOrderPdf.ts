import type { WorkOrder } from '@doblaje/contract';
import { formatPesos, pesosInWords } from '@doblaje/domain/amounts';
import { labelOfCharacterType } from '@doblaje/domain/options/characterTypes';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import PDFDocument from 'pdfkit';
import { csvDay } from '../lists/csv';
import { lineHeight, type Setting, type Typesetter, typesetter } from './typesetter';

/** What the paper of an order tells. */
export type OrderPaper = Pick<
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
  | 'notes'
  | 'issuedAt'
> & {
  season: string;
  brand: string;
  lines: readonly Pick<WorkOrder['lines'][number], 'characterName' | 'characterType' | 'loops'>[];
};

const MARGIN = 56;
const PAGE = { width: 595.28, height: 841.89 };
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN - 24;
const MUTED = '#4D5D61';
const RULE = '#D3DCDD';
const INK = '#142023';

/** Left edge and width of the table's columns, the last set to the right. */
const COLUMNS = [
  { head: 'Personaje', x: MARGIN, width: WIDTH - 160 },
  { head: 'Tipo', x: MARGIN + WIDTH - 150, width: 90 },
  { head: 'Loops', x: MARGIN + WIDTH - 50, width: 50 },
] as const;

type Element = PDFKit.PDFStructureElement;

/**
 * Writes the PDF of an issued order: tagged for screen readers (PDF/UA), in Spanish, in the studio's fonts. The same order gives
 * the same bytes, on whatever day it is written.
 */
export async function writeOrderPdf(order: OrderPaper): Promise<Uint8Array> {
  const title = workOrderTitle(order.typeId, order.number);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // Its types have not heard of it yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'es-CL',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: title,
      // The library writes it into XML as it is.
      Author: order.brand.replace(/[<>&]/g, ' '),
      // Of these alone the file's own id is made.
      CreationDate: new Date(order.issuedAt ?? 0),
    },
  });
  escapeMetadata(pdf);
  const written = bytesOf(pdf);
  const page = new Page(pdf);
  page.head(order);
  page.facts(order);
  page.roles(order.lines);
  page.notes(order);
  page.end(title);
  return written;
}

/** 'M & E' in a title would make the metadata no XML. */
function escapeMetadata(pdf: InstanceType<typeof PDFDocument>): void {
  const metadata = pdf as unknown as { appendXML: (xml: string, newline?: boolean) => void };
  const append = metadata.appendXML.bind(pdf);
  metadata.appendXML = (xml, newline) => append(xml.replace(/&(?!\w+;)/g, '&amp;'), newline);
}

/** The paper as far as it is written: what is drawn stands where reading it aloud comes to it. */
class Page {
  private readonly root: Element;
  private readonly set: Typesetter;
  private y = MARGIN;

  constructor(private readonly pdf: InstanceType<typeof PDFDocument>) {
    this.set = typesetter(pdf);
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  /** An element of the structure, beneath another. */
  private element(parent: Element, type: string, options: { scope?: string } = {}): Element {
    const element = this.pdf.struct(type as never, options as never);
    parent.add(element);
    return element;
  }

  /** What is drawn and not read: lines, the logo's bars, what repeats on every page. */
  private artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  private rule(y: number, color: string): void {
    this.artifact(() =>
      this.pdf
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + WIDTH, y)
        .lineWidth(0.8)
        .stroke(color),
    );
  }

  /** A text as an element, where it is said to stand. @returns where it ends */
  private text(
    parent: Element,
    type: string,
    text: string,
    { x = MARGIN, y = this.y, width = WIDTH, scope, ...setting }: Setting & Place = {},
  ): number {
    const lines = this.set.lines(text, width, setting);
    this.element(parent, type, scope === undefined ? {} : { scope }).add(
      () => void this.set.draw(lines, x, y, setting),
    );
    return y + lines.length * lineHeight(setting.size);
  }

  /** Begins another page when so much does not fit on this one. */
  private room(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.pdf.addPage();
    this.y = MARGIN;
    return true;
  }

  head({ brand, number, typeId }: OrderPaper): void {
    this.artifact(() => {
      const bars = [
        [0, 0, 22, '#FF5A4E'],
        [4.2, 2.5, 17, INK],
        [8.4, 3.4, 15.2, INK],
        [12.6, 5.9, 10.2, INK],
        [16.8, 9.3, 3.4, INK],
      ] as const;
      for (const [x, top, height, color] of bars)
        this.pdf.rect(MARGIN + x, this.y + top, 2.5, height).fill(color);
    });
    const title = workOrderTitle(typeId, number);
    const shown = title.slice(title.indexOf('N.º'));
    const bottom = this.text(this.root, 'P', brand, {
      x: MARGIN + 28,
      y: this.y + 3,
      width: WIDTH - 130,
      weight: 'bold',
      size: 12,
    });
    const width = this.set.widthOf(shown);
    this.text(this.root, 'P', shown, { x: MARGIN + WIDTH - width - 1, y: this.y + 5, width: width + 1 });
    this.y = Math.max(bottom, this.y + 24) + 8;
    this.rule(this.y, INK);
    this.y = this.text(this.root, 'H1', title.slice(0, title.indexOf(' N.º')), {
      y: this.y + 22,
      weight: 'bold',
      size: 20,
    });
    this.y += 10;
  }

  facts(order: OrderPaper): void {
    const { projectTitle, season, chapterNumber, chapterTitle, personName, amount } = order;
    const facts = [
      ['Proyecto', season === '' ? projectTitle : `${projectTitle}, temporada ${season}`],
      ['Capítulo', `${chapterNumber} · ${chapterTitle}`],
      ['Persona', personName],
      ['Inicio', csvDay(order.startDate)],
      ['Entrega', csvDay(order.dueDate)],
      ...(amount === null ? [] : [['Monto', `${formatPesos(amount)} (${pesosInWords(amount)})`]]),
      ['Emitida', DAY.format(new Date(order.issuedAt ?? 0))],
    ] as const;
    const list = this.element(this.root, 'L');
    for (const [label = '', value = ''] of facts) {
      this.room(this.set.lines(value, WIDTH - 112).length * lineHeight());
      const item = this.element(list, 'LI');
      this.text(item, 'Lbl', label, { width: 108, color: MUTED });
      this.y = this.text(item, 'LBody', value, { x: MARGIN + 112, width: WIDTH - 112 }) + 3;
    }
    this.y += 14;
  }

  roles(lines: OrderPaper['lines']): void {
    if (lines.length === 0) return;
    this.room(lineHeight(13) + 3 * lineHeight() + 30);
    this.y = this.text(this.root, 'H2', 'Personajes', { weight: 'bold', size: 13 }) + 6;
    const table = this.element(this.root, 'Table');
    this.tableHead(this.element(table, 'TR'));
    for (const { characterName, characterType, loops } of lines) {
      const height = this.set.lines(characterName, COLUMNS[0].width).length * lineHeight();
      if (this.room(height + 10)) this.tableHead(null);
      const row = this.element(table, 'TR');
      const [name, type, right] = COLUMNS;
      const y = this.y + 5;
      const end = this.text(row, 'TH', characterName, { ...name, y, scope: 'Row' });
      this.text(row, 'TD', labelOfCharacterType(characterType), { ...type, y });
      this.text(row, 'TD', String(loops), { ...this.toTheRight(String(loops), right), y });
      this.y = end + 5;
      this.rule(this.y, RULE);
    }
    this.y += 18;
  }

  /** The table's head: its columns' names once, and as decoration on every other page. */
  private tableHead(row: Element | null): void {
    this.rule(this.y, INK);
    const y = this.y + 5;
    for (const [index, { head, x, width }] of COLUMNS.entries()) {
      const at = index === 2 ? this.toTheRight(head, { x, width }) : { x, width };
      if (row) this.text(row, 'TH', head, { ...at, y, color: MUTED, scope: 'Column' });
      else this.artifact(() => void this.set.draw(this.set.lines(head, at.width), at.x, y, { color: MUTED }));
    }
    this.y = y + lineHeight() + 5;
    this.rule(this.y, RULE);
  }

  private toTheRight(text: string, { x, width }: { x: number; width: number }) {
    const own = this.set.widthOf(text) + 0.1;
    return { x: x + width - own, width: own };
  }

  notes({ notes, ...others }: OrderPaper): void {
    if (notes !== '') {
      this.room(lineHeight(13) + 2 * lineHeight());
      this.y = this.text(this.root, 'H2', 'Notas', { weight: 'bold', size: 13 }) + 4;
      for (const paragraph of notes.split(/\r?\n/).filter((line) => line.trim() !== '')) {
        for (const line of this.set.lines(paragraph, WIDTH)) this.line(paragraph, line);
        this.y += 4;
      }
    }
    const names = [others.projectTitle, others.chapterTitle, others.personName];
    const written = [notes, ...names, ...others.lines.map(({ characterName }) => characterName)];
    if (!written.some((text) => this.set.lacks(text))) return;
    this.room(3 * lineHeight());
    this.y = this.text(this.root, 'P', LACKING, { y: this.y + 6, size: 9, color: MUTED });
  }

  private paragraph: { of: string; element: Element } | null = null;

  /** A line of a paragraph, which may go on overleaf. */
  private line(of: string, line: ReturnType<Typesetter['lines']>[number]): void {
    this.room(lineHeight());
    if (this.paragraph?.of !== of) this.paragraph = { of, element: this.element(this.root, 'P') };
    const { y } = this;
    this.paragraph.element.add(() => void this.set.draw([line], MARGIN, y));
    this.y += lineHeight();
  }

  end(title: string): void {
    this.root.end();
    const { start, count } = this.pdf.bufferedPageRange();
    for (let index = start; index < start + count; index++) {
      this.pdf.switchToPage(index);
      this.pdf.markContent('Artifact', { type: 'Pagination' });
      const foot = `${title} · Página ${index + 1} de ${count}`;
      this.set.draw(this.set.lines(foot, WIDTH, { size: 9 }), MARGIN, PAGE.height - MARGIN, {
        size: 9,
        color: MUTED,
      });
      this.pdf.endMarkedContent();
    }
    this.pdf.end();
  }
}

interface Place {
  x?: number;
  y?: number;
  width?: number;
  /** Of a head of a table. */
  scope?: 'Row' | 'Column';
}

const LACKING =
  'Lo que aquí dice [símbolo] es un símbolo que este documento no puede mostrar; está en el portal.';

const DAY = new Intl.DateTimeFormat('es-CL', {
  timeZone: 'America/Santiago',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

function bytesOf(pdf: InstanceType<typeof PDFDocument>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  return new Promise((resolve) => pdf.once('end', () => resolve(Buffer.concat(chunks))));
}
