import { type Field, fieldsOfRow, stopsFile } from './fields';
import { banksOf, isBankFileTemplate, NO_PAYMENT, paymentsOf, studioOf } from './reading';
import type {
  BankFileBank,
  BankFileLayout,
  BankFilePayment,
  BankFileStudio,
  BankFileTemplate,
} from './template';
import { isCovered, type RowSource } from './values';

/** A file of text, to be encoded as it says: every character is one that the encoding has. */
export interface BankTextFile {
  readonly name: string;
  readonly encoding: BankFileTemplate['encoding'];
  readonly text: string;
}

/** A sheet of text cells, for a writer of XLSX. */
export interface BankCellsFile {
  readonly name: string;
  readonly sheet: string;
  /** Row of the sheet at which `rows` begins, from 1. What stands above is the bank's own form. */
  readonly firstRow: number;
  readonly rows: readonly (readonly string[])[];
}

/** One file for the bank. */
export type BankFile = BankTextFile | BankCellsFile;

const paddedField = ({ column, text }: Field): string => {
  const fill = column.fill ?? ' ';
  // isBankFileTemplate refuses a filled column without width.
  const width = column.width as number;
  return column.align === 'right' ? text.padStart(width, fill) : text.padEnd(width, fill);
};

const cellOf = (field: Field): string => (field.column.isFilled === true ? paddedField(field) : field.text);

/** Beginnings that a spreadsheet takes for a formula, or for the mark that says it is none. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

function separatedField(text: string, layout: Extract<BankFileLayout, { kind: 'separated' }>): string {
  const plain = layout.guardsFormulas === true && FORMULA.test(text) ? `'${text}` : text;
  const isQuoted = layout.hasQuotes === true && (plain.includes(layout.separator) || /["\r\n]/.test(plain));
  return isQuoted ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The rows of one file as fields, or null if one of them cannot be written whole. */
function rowsOf(source: RowSource): Field[][] | null {
  const { template, payments } = source;
  if (!payments.every((payment) => isCovered(template, payment))) return null;
  const of = (per: string) => template.records.filter((record) => record.per === per);
  const rows = of('file').map((record) => fieldsOfRow(record, source));
  for (const payment of payments) {
    for (const record of of('payment')) rows.push(fieldsOfRow(record, { ...source, payment }));
    for (const document of payment.documents)
      for (const record of of('document')) rows.push(fieldsOfRow(record, { ...source, payment, document }));
  }
  return rows.some((row) => row.some(stopsFile)) ? null : rows;
}

const lineOf = (layout: BankFileLayout, row: readonly Field[]) =>
  layout.kind === 'separated'
    ? row.map((field) => separatedField(cellOf(field), layout)).join(layout.separator)
    : row.map(paddedField).join('');

function fileOf(source: RowSource, name: string): BankFile | null {
  const { layout, encoding, lineEnd, hasHeader, hasMark, records } = source.template;
  const rows = rowsOf(source);
  if (rows === null) return null;
  const names = hasHeader ? (records[0]?.columns ?? []).map((column) => column.name) : null;
  if (layout.kind === 'cells') {
    const cells = rows.map((row) => row.map(cellOf));
    return { name, sheet: layout.sheet, firstRow: layout.firstRow, rows: names ? [names, ...cells] : cells };
  }
  const lines = rows.map((row) => lineOf(layout, row));
  if (names) lines.unshift(names.join(layout.kind === 'separated' ? layout.separator : ''));
  const text = lines.map((line) => line + lineEnd).join('');
  return { name, encoding, text: hasMark === true ? `\ufeff${text}` : text };
}

/** Payments in groups of at most `most`. */
export function groupsOf<Item>(items: readonly Item[], most: number | null): Item[][] {
  const size = most ?? Math.max(items.length, 1);
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}

/**
 * The files that pay some payments through a bank, each payment once (chile.md §2). Names are cut to their column, letters of a message
 * that a bank does not take become blanks, an e-mail that does not fit is left out, and a CuentaRUT loses its check digit:
 * {@link checkBankFile} tells of these, but for the cut.
 *
 * No file is made, [], if anything else cannot be written whole (an account or an amount that is too long, a RUT that is not valid,
 * a name with letters that the bank does not take) or if there is nothing to pay: half a nómina must not reach a bank.
 * @param banks needed where a file names a bank or its RUT
 */
export function writeBankFiles(
  template: BankFileTemplate,
  payments: readonly BankFilePayment[],
  studio: BankFileStudio,
  banks: readonly BankFileBank[] = [],
): BankFile[] {
  if (!isBankFileTemplate(template)) return [];
  const known = studioOf(studio);
  const groups = groupsOf(paymentsOf(payments), template.mostPayments);
  // What a file system or a header of HTTP does not take in a name becomes a hyphen.
  const start = [known.fileName, template.id]
    .map((part) => part.replace(/[^\w.-]+/g, '-'))
    .filter((part) => part !== '')
    .join('-');
  const files = groups.map((group, i) =>
    fileOf(
      { template, studio: known, banks: banksOf(banks), payments: group, payment: NO_PAYMENT },
      `${start}${groups.length > 1 ? `-${i + 1}` : ''}.${template.extension}`,
    ),
  );
  return files.some((file) => file === null) ? [] : (files as BankFile[]);
}
