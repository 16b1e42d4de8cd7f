import { fieldsOf } from '../fields/fields';
import { LAYOUT } from './layout';

/** A text of a PDF with its place, as pdf.js gives it. */
export interface PdfText {
  readonly text: string;
  /** Left end, in the PDF's units. */
  readonly x: number;
  /** Base line, upwards. */
  readonly y: number;
  /** @default not known; then a letter is taken to be 5 units wide */
  readonly width?: number;
  /** From 1. */
  readonly page: number;
}

/** A row of a page, from left to right. */
export interface Row {
  readonly page: number;
  readonly text: string;
  /** The texts between its wide gaps. */
  readonly parts: readonly string[];
}

function isPdfText(item: unknown): item is PdfText {
  const { text, x, y, page } = fieldsOf(item);
  const isShort = typeof text === 'string' && text.length <= LAYOUT.longestText;
  return isShort && text.trim() !== '' && [x, y, page].every(Number.isFinite);
}

/** Composed letters, single blanks, one kind of dash, and nothing that cannot be seen. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u00ad\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ');

/** What separates a text from the one before it: nothing within a word, else a blank, or a tab between two columns. */
function gapBetween(before: PdfText, item: PdfText): '' | ' ' | '\t' {
  const { text, width = 0 } = before;
  const isKnown = width > 0;
  const letter = isKnown ? width / text.length : LAYOUT.letterWidth;
  const gap = (item.x - before.x) / letter - text.length;
  if (gap > LAYOUT.partGap) return '\t';
  return isKnown && Math.abs(gap) < LAYOUT.wordGap ? '' : ' ';
}

const isTwice = (before: PdfText | undefined, item: PdfText) =>
  before?.text === item.text && item.x - before.x < LAYOUT.sameText;

/** The texts of a row, from any side. */
interface Gathered {
  readonly page: number;
  /** Height of its highest text. */
  readonly y: number;
  readonly items: PdfText[];
}

function rowOf({ page, items }: Gathered): Row {
  let before: PdfText | undefined;
  let text = '';
  for (const item of items.sort((one, other) => one.x - other.x)) {
    if (isTwice(before, item)) continue;
    // A tab inside of a text would look like a gap, but `plain` has made it a blank.
    text += `${before ? gapBetween(before, item) : ''}${plain(item.text)}`;
    before = item;
  }
  const parts = text.split('\t').map((part) => plain(part).trim());
  return { page, text: plain(text).trim(), parts };
}

/** The rows of all pages, from above, whatever the order of the texts. What is no text with a place is left out. */
export function rowsOf(texts: unknown): Row[] {
  if (!Array.isArray(texts)) return [];
  const sorted = texts.filter(isPdfText).sort((one, other) => one.page - other.page || other.y - one.y);
  const rows: Gathered[] = [];
  for (const item of sorted) {
    const row = rows.at(-1);
    if (row?.page === item.page && row.y - item.y <= LAYOUT.sameRow) row.items.push(item);
    else rows.push({ page: item.page, y: item.y, items: [item] });
  }
  return rows.map(rowOf).filter(({ text }) => text.length <= LAYOUT.longestRow);
}
