import type PDFDocument from 'pdfkit';
import { paperFonts } from '../../ground/packaged/paperFonts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Weight of a text. */
type Weight = 'regular' | 'bold';

/** How a text is set, in points. */
export interface Setting {
  weight?: Weight;
  size?: number;
  color?: string;
}

/** A part of a line in a single font. */
interface Run {
  font: string;
  text: string;
}

/** Replaces a character that no font has, for example an emoji. An empty box or nothing would mislead. */
const NO_GLYPH = '[símbolo]';

// Visible units: an emoji of several code points is one symbol.
const GRAPHEMES = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Characters that only change how others are drawn. */
const UNDRAWN = /[\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]|\uFE0E|\uFE0F/gu;

/** Sets texts in the studio's fonts, using for each character a font that has it. */
export interface Typesetter {
  /** Breaks a text into lines of this width. */
  lines: (text: string, width: number, setting?: Setting) => Run[][];
  /** Draws lines from `y` on. Returns where the next line goes. */
  draw: (lines: readonly Run[][], x: number, y: number, setting?: Setting) => number;
  /** Width of a text on one line. */
  widthOf: (text: string, setting?: Setting) => number;
  /** Whether a character of the text has no glyph. */
  lacks: (text: string) => boolean;
}

const SIZE = 10;
const LEADING = 1.4;

/** Height of a line of text, in points. */
export const lineHeight = (size = SIZE): number => size * LEADING;

/** @see Typesetter */
export function typesetter(pdf: Pdf): Typesetter {
  const fonts = Object.entries(paperFonts()).flatMap(([weight, files]) =>
    files.map((file, index) => {
      const name = `${weight}-${index}`;
      pdf.registerFont(name, file);
      pdf.font(name);
      return { weight, name, has: hasGlyphOf(pdf) };
    }),
  );
  const fontFor = (grapheme: string, weight: Weight) =>
    fonts.find((font) => font.weight === weight && [...grapheme].every((character) => font.has(character)));

  function runsOf(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];
    for (const { segment } of GRAPHEMES.segment(text.normalize('NFC'))) {
      const drawn = segment.replace(UNDRAWN, '');
      if (drawn === '') continue;
      const font = fontFor(drawn, weight);
      const [name, written] = font ? [font.name, drawn] : [`${weight}-0`, NO_GLYPH];
      const last = runs.at(-1);
      if (last?.font === name) last.text += written;
      else runs.push({ font: name, text: written });
    }
    return runs;
  }
  const widthOfRuns = (runs: readonly Run[], size: number) =>
    runs.reduce((width, { font, text }) => width + pdf.font(font).fontSize(size).widthOfString(text), 0);
  const widthOf = (text: string, { weight = 'regular', size = SIZE }: Setting = {}) =>
    widthOfRuns(runsOf(text, weight), size);

  /** Cuts a word that is wider than a line into parts that fit. */
  function partsOf(word: string, width: number, setting: Setting): string[] {
    if (widthOf(word, setting) <= width) return [word];
    const parts = [''];
    for (const { segment } of GRAPHEMES.segment(word)) {
      const longer = `${parts.at(-1)}${segment}`;
      if (widthOf(longer, setting) <= width) parts[parts.length - 1] = longer;
      else parts.push(segment);
    }
    return parts;
  }

  return {
    widthOf,
    // Blanks and ends of lines are never drawn as characters: see `lines`.
    lacks: (text) =>
      runsOf(text.replace(/\s+/g, ' '), 'regular').some(({ text: written }) => written.includes(NO_GLYPH)),
    lines: (text, width, setting = {}) => {
      const words = text.split(/\s+/).filter(Boolean);
      const lines = [''];
      for (const word of words)
        for (const [index, part] of partsOf(word, width, setting).entries()) {
          const line = `${lines.at(-1)}`;
          const blank = line === '' || index > 0 ? '' : ' ';
          const longer = `${line}${blank}${part}`;
          if (widthOf(longer, setting) <= width) lines[lines.length - 1] = longer;
          else {
            // Without the blank, who listens or copies gets two words as one.
            lines[lines.length - 1] = `${line}${blank}`;
            lines.push(part);
          }
        }
      return lines.map((line) => runsOf(line, setting.weight ?? 'regular'));
    },
    draw: (lines, x, y, { size = SIZE, color = '#142023' } = {}) => {
      let top = y;
      for (const runs of lines) {
        let left = x;
        for (const { font, text } of runs) {
          pdf.font(font).fontSize(size).fillColor(color).text(text, left, top, { lineBreak: false });
          left += pdf.widthOfString(text);
        }
        top += lineHeight(size);
      }
      return top;
    },
  };
}

/** Whether the present font has a character. */
function hasGlyphOf(pdf: Pdf): (character: string) => boolean {
  const { font } = pdf._font;
  return (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
