import { fieldsOf } from '../fields/fields';
import { type BoletaPdfChecks, type BoletaPdfRules, checksOf } from './checks';
import { type BoletaPdfField, type BoletaPdfFields, type BoletaPdfReasons, FIELD_NAMES } from './fields';
import { LAYOUT } from './layout';
import { readFields } from './readFields';
import { type PdfText, type Row, rowsOf } from './rows';

/** What was read from a boleta's PDF. */
export interface BoletaPdf extends BoletaPdfFields {
  kind: 'boleta';
  /** Whether it bears the mark of an annulled boleta. Without it, the boleta may have been annulled later. */
  isAnnulled: boolean;
  /** Why fields are null, in Spanish. */
  reasons: BoletaPdfReasons;
  checks: BoletaPdfChecks;
}

/** Not the SII's PDF of a boleta de honorarios: a scan, a photo, a print, another paper, a boleta of another kind. */
export interface OtherPdf {
  kind: 'other';
  message: string;
}

const OTHER = 'No parece el PDF del SII';
/** Of several boletas none is read; it is the reason of every field. */
const several = (count: number) => `El PDF trae ${count} boletas: sube una sola.`;

const compact = (text: string) => text.replace(/[\s*]+/g, '');

/** The barcodes of a row: words of it, or a whole part or row that is drawn in pieces. */
function barcodesIn({ text, parts }: Row): string[] {
  const pieced = [text, ...parts].map(compact).filter(({ length }) => length === LAYOUT.barcodeLength);
  return [text, ...pieced]
    .flatMap((written) => written.match(LAYOUT.barcode) ?? [])
    .map((barcode) => barcode.toUpperCase());
}

/**
 * The barcodes of a page. A boleta's stands below its amounts; above them the issuer may have written a number as long. Of
 * several boletas on one page all count.
 */
function barcodesOf(rows: readonly Row[]): Set<string> {
  const isOne = rows.filter(({ text }) => LAYOUT.services.test(text)).length < 2;
  const amounts = isOne ? rows.findLastIndex(({ text }) => LAYOUT.gross.test(text)) : 0;
  const below = rows.slice(Math.max(0, amounts)).flatMap(barcodesIn);
  return new Set(below.length > 0 ? below : rows.flatMap(barcodesIn));
}

interface Page {
  readonly rows: Row[];
  readonly barcodes: ReadonlySet<string>;
  readonly hasTitle: boolean;
}

function pagesOf(rows: readonly Row[]): Page[] {
  const byPage = new Map<number, Row[]>();
  for (const row of rows) {
    const page = byPage.get(row.page) ?? [];
    byPage.set(row.page, page);
    page.push(row);
  }
  return [...byPage.values()].map((page) => {
    const text = compact(page.map((row) => row.text).join(''));
    const barcodes = barcodesOf(page);
    const [name, kind] = LAYOUT.title;
    return { rows: page, barcodes, hasTitle: name.test(text) && (kind.test(text) || barcodes.size > 0) };
  });
}

/** The pages of the boleta: one with title and barcode, or, with a long text, from the title to the barcode. */
function boletaPages(pages: readonly Page[]): readonly Page[] {
  const whole = pages.filter(({ hasTitle, barcodes }) => hasTitle && barcodes.size > 0);
  // A copy of the same boleta tells nothing new.
  const barcodes = new Set(whole.flatMap((page) => [...page.barcodes]));
  if (whole.length > 0) return barcodes.size > 1 ? whole : whole.slice(0, 1);
  const start = pages.findIndex(({ hasTitle }) => hasTitle);
  const end = pages.findIndex((page, at) => at > start && page.barcodes.size > 0);
  return start < 0 || end < 0 ? [] : pages.slice(start, end + 1);
}

const isAnnulledRow = ({ text, parts }: Row) =>
  [text, ...parts].some((written) => LAYOUT.annulled.test(compact(written)));

function severalBoletas(count: number): Pick<BoletaPdf, 'reasons'> & BoletaPdfFields {
  const names = Object.keys(FIELD_NAMES) as BoletaPdfField[];
  const all = <Value>(value: Value) => Object.fromEntries(names.map((name) => [name, value]));
  return { ...(all(null) as { [Field in BoletaPdfField]: null }), reasons: all(several(count)) };
}

type Read = BoletaPdf | OtherPdf;

function readUpright(texts: unknown, { rates, studioRut }: ReturnType<typeof fieldsOf>): Read {
  const pages = boletaPages(pagesOf(rowsOf(texts)));
  const barcodes = new Set(pages.flatMap((page) => [...page.barcodes]));
  const [barcode] = barcodes;
  const count = barcodes.size;
  if (barcode === undefined) return { kind: 'other', message: OTHER };
  const rows = pages.flatMap((page) => page.rows);
  const isAnnulled = rows.some(isAnnulledRow);
  if (count > 1) {
    const { reasons, ...fields } = severalBoletas(count);
    return { kind: 'boleta', ...fields, isAnnulled, reasons, checks: checksOf(fields, rates, studioRut) };
  }
  const { fields: printed, reasons } = readFields(rows);
  const fields = { ...printed, barcode };
  return { kind: 'boleta', ...fields, isAnnulled, reasons, checks: checksOf(fields, rates, studioRut) };
}

/** Whether anything was read that 'Subir boleta' asks for, or it is known why not. */
const isRead = (read: Read) =>
  read.kind === 'boleta' && (read.barcode === null || read.folio !== null || read.gross !== null);

/** Turns of a page whose upright text is shown turned: by quarters. */
const TURNS: readonly ((x: number, y: number) => readonly [number, number])[] = [
  (x, y) => [-y, x],
  (x, y) => [-x, -y],
  (x, y) => [y, -x],
];

function turned(texts: readonly PdfText[], turn: (typeof TURNS)[number]): PdfText[] {
  return texts.map((item) => {
    const { x, y } = fieldsOf(item);
    if (typeof x !== 'number' || typeof y !== 'number') return item;
    const [left, up] = turn(x, y);
    return { ...item, x: left, y: up };
  });
}

/**
 * Reads a boleta de honorarios electrónica from the positioned texts of its PDF (chile.md §1), whatever their order, and of a page
 * that is shown turned too. A value that is not there, that appears twice with a difference, or that could be read two ways is null,
 * with a reason.
 *
 * @param texts of the first page or pages
 * @param rules the year's rates and the studio's RUT; a check that lacks its rule is `unknown`
 */
export function readBoletaPdf(texts: readonly PdfText[], rules: BoletaPdfRules): BoletaPdf | OtherPdf {
  const given = fieldsOf(rules);
  const shown = readUpright(texts, given);
  if (isRead(shown) || !Array.isArray(texts)) return shown;
  for (const turn of TURNS) {
    const read = readUpright(turned(texts, turn), given);
    if (isRead(read)) return read;
  }
  return shown;
}
