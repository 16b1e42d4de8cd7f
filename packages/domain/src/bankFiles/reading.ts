import { fieldsOf } from '../fields/fields';
import type { BankFileBank, BankFileDocument, BankFileStudio, BankFileTemplate } from './template';

/** A payment with every field there; what is not right is '' or NaN. */
export interface KnownPayment {
  readonly holderRut: string;
  readonly holderName: string;
  readonly bank: string;
  readonly accountType: string;
  readonly accountNumber: string;
  readonly amount: number;
  readonly email: string;
  readonly memo: string;
  readonly alias: string;
  readonly documents: readonly KnownDocument[];
}

/** A boleta of it. */
export type KnownDocument = Required<{ [Key in keyof BankFileDocument]: NonNullable<BankFileDocument[Key]> }>;

/** The studio with every field there. */
export type KnownStudio = Required<BankFileStudio>;

/** A bank with every field there. */
export type KnownBank = Required<{ [Key in keyof BankFileBank]: NonNullable<BankFileBank[Key]> }>;

/** Wider than any bank's row. */
const WIDEST = 10_000;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
// A hole of a sparse list is a payment that nobody knows, not none.
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? Array.from(value) : []);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);
const isText = (value: unknown) => typeof value === 'string';
const isCount = (value: unknown, most: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

function isColumn(column: unknown, isFixed: boolean): boolean {
  const { name, value, width, letters, fill, isFilled } = fieldsOf(column);
  const { constant, cases } = fieldsOf(value);
  const isCases = Array.isArray(cases) && cases.every((one) => isText(fieldsOf(one).is));
  const isSource = isText(value) || isText(constant) || isCases;
  const isWide = isCount(width, WIDEST) || (width === null && !isFixed && isFilled !== true);
  const hasFill = fill === undefined || (isText(fill) && fill.length === 1);
  return (
    isText(name) && isSource && isWide && hasFill && (letters === null || isText(fieldsOf(letters).takes))
  );
}

function isLayout(layout: unknown): boolean {
  const { kind, separator, sheet, firstRow } = fieldsOf(layout);
  if (kind === 'separated') return isText(separator) && separator.length === 1;
  return kind === 'fixed' || (kind === 'cells' && isText(sheet) && isCount(firstRow, 1_000_000));
}

/** Whether a value is a description that rows can be written by. One that is stored may be older than this code. */
export function isBankFileTemplate(value: unknown): value is BankFileTemplate {
  const { id, bank, layout, extension, encoding, lineEnd, mostPayments, records } = fieldsOf(value);
  const isFixed = fieldsOf(layout).kind === 'fixed';
  return (
    [id, bank, extension].every(isText) &&
    isLayout(layout) &&
    // In UTF-8 a character may be several bytes, so columns of a fixed layout would not stand where the bank reads them.
    (isFixed ? ['ascii', 'latin1'] : ['ascii', 'latin1', 'utf8']).includes(encoding as string) &&
    ['\r\n', '\n'].includes(lineEnd as string) &&
    (mostPayments === null || isCount(mostPayments, Number.MAX_SAFE_INTEGER)) &&
    Array.isArray(records) &&
    records.every((record: unknown) => {
      const { per, columns } = fieldsOf(record);
      const isKnown = ['file', 'payment', 'document'].includes(per as string);
      return isKnown && Array.isArray(columns) && columns.every((column) => isColumn(column, isFixed));
    })
  );
}

const documentOf = (value: unknown): KnownDocument => {
  const { number, day, amount, orderNumber } = fieldsOf(value);
  return {
    ...{ number: numberOf(number), day: textOf(day), amount: numberOf(amount) },
    orderNumber: numberOf(orderNumber),
  };
};

function paymentOf(value: unknown): KnownPayment {
  const payment = fieldsOf(value);
  return {
    ...{ holderRut: textOf(payment.holderRut), holderName: textOf(payment.holderName) },
    ...{ bank: textOf(payment.bank), accountType: textOf(payment.accountType) },
    ...{ accountNumber: textOf(payment.accountNumber), amount: numberOf(payment.amount) },
    ...{ email: textOf(payment.email), memo: textOf(payment.memo), alias: textOf(payment.alias) },
    documents: listOf(payment.documents).map(documentOf),
  };
}

/** The rows of the file itself have no payment. */
export const NO_PAYMENT: KnownPayment = paymentOf(undefined);

/** The payments that there are in a value. */
export const paymentsOf = (values: unknown): KnownPayment[] => listOf(values).map(paymentOf);

/** The studio with every field there. */
export function studioOf(value: unknown): KnownStudio {
  const studio = fieldsOf(value);
  return {
    ...{ fileName: textOf(studio.fileName), rut: textOf(studio.rut), payDay: textOf(studio.payDay) },
    ...{ chargeAccount: textOf(studio.chargeAccount), agreement: textOf(studio.agreement) },
    subject: textOf(studio.subject),
  };
}

/** The banks by their code. */
export function banksOf(values: unknown): ReadonlyMap<string, KnownBank> {
  return new Map(
    listOf(values).map((value) => {
      const bank = fieldsOf(value);
      const code = textOf(bank.code);
      return [
        code,
        {
          ...{ code, name: textOf(bank.name), rut: textOf(bank.rut) },
          ...{ isActive: bank.isActive === true, mergedInto: textOf(bank.mergedInto) },
        },
      ] as const;
    }),
  );
}
