import type PDFDocument from 'pdfkit';
import { lineHeight, type Setting, type Typesetter, typesetter } from './typesetter';

/** Around everything. Points. */
export const MARGIN = 56;
const PAGE = { width: 595.28, height: 841.89 };

/** Of a line of text. Points. */
export const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN - 24;

/** Colours of what is read less, of light rules, and of ink. */
export const MUTED = '#4D5D61';
/** @see MUTED */
export const RULE = '#D3DCDD';
/** @see MUTED */
export const INK = '#142023';

/** An element of the structure that is read aloud. */
export type Element = PDFKit.PDFStructureElement;

/** Where a text stands, and as what. */
interface Place {
  x?: number;
  y?: number;
  width?: number;
  /** Of a head of a table. */
  scope?: 'Row' | 'Column';
}

/** The paper as far as it is written: what is drawn stands where reading it aloud comes to it. */
export class Page {
  readonly root: Element;
  readonly set: Typesetter;
  /** Where the next thing stands. */
  y = MARGIN;

  constructor(readonly pdf: InstanceType<typeof PDFDocument>) {
    this.set = typesetter(pdf);
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  /** An element of the structure, beneath another. */
  element(parent: Element, type: string, options: { scope?: string } = {}): Element {
    const element = this.pdf.struct(type as never, options as never);
    parent.add(element);
    return element;
  }

  /** What is drawn and not read: lines, the logo's bars, what repeats on every page. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  rule(y: number, color: string): void {
    this.artifact(() =>
      this.pdf
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + WIDTH, y)
        .lineWidth(0.8)
        .stroke(color),
    );
  }

  /** A text as an element, where it is said to stand. @returns where it ends */
  text(
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
  room(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.pdf.addPage();
    this.y = MARGIN;
    return true;
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
