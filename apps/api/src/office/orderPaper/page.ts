import type PDFDocument from 'pdfkit';
import { lineHeight, type Setting, type Typesetter, typesetter } from './typesetter';

/** Margin on all sides, in points. */
export const MARGIN = 56;
const PAGE = { width: 595.28, height: 841.89 };

/** Width of a line of text, in points. */
export const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN - 24;

/** Colours of less important text, of light rules, and of ink. */
export const MUTED = '#4D5D61';
/** @see MUTED */
export const RULE = '#D3DCDD';
/** @see MUTED */
export const INK = '#142023';

/** An element of the structure that screen readers follow. */
export type Element = PDFKit.PDFStructureElement;

/** The place of a text, and its role. */
interface Place {
  x?: number;
  y?: number;
  width?: number;
  /** Only for a table's heading cell. */
  scope?: 'Row' | 'Column';
}

/** The paper written so far. Content is drawn in the order in which screen readers read it. */
export class Page {
  readonly root: Element;
  readonly set: Typesetter;
  /** Where the next content goes. */
  y = MARGIN;

  constructor(readonly pdf: InstanceType<typeof PDFDocument>) {
    this.set = typesetter(pdf);
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  /** Adds an element of the structure under another one. */
  element(parent: Element, type: string, options: { scope?: string } = {}): Element {
    const element = this.pdf.struct(type as never, options as never);
    parent.add(element);
    return element;
  }

  /** Draws decoration that screen readers skip: lines, the logo's bars, repeated parts of pages. */
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

  /** Adds a text as an element at a given place. @returns where it ends */
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

  /** Starts a new page if this height does not fit on the present one. */
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
