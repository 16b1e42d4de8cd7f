import { isPesos } from '../amounts/pesos';
import { isDay } from '../days/days';
import { labelOfAccountType } from '../options/accountTypes';
import { cuentaRutOf } from '../rules/accountNumber';
import { cleanRut, isValidRut, rutCheckDigit } from '../rut/check';
import { formatRut } from '../rut/format';
import type { KnownBank, KnownDocument, KnownStudio, KnownPayment as Payment } from './reading';
import type { BankFileColumn, BankFileTemplate, BankFileValue } from './template';

/** What the columns of a row are filled from. */
export interface RowSource {
  readonly template: BankFileTemplate;
  readonly studio: KnownStudio;
  readonly banks: ReadonlyMap<string, KnownBank>;
  /** All payments of the file. */
  readonly payments: readonly Payment[];
  /** NO_PAYMENT in a row of the file itself. */
  readonly payment: Payment;
  readonly document?: KnownDocument | undefined;
}

/** The number of a payment's CuentaRUT if its account can only be one; '' for any other account. */
export function ownCuentaRut({ holderRut, bank, accountType }: Payment): string {
  return cuentaRutOf({ bank, account_type: accountType, holder_rut: holderRut });
}

/** The bank that a payment reaches: a bank without a RUT that became part of another is paid by the RUT of that one. */
export function payingBank(banks: ReadonlyMap<string, KnownBank>, code: string): KnownBank | undefined {
  const seen = new Set<string>();
  let bank = banks.get(code);
  while (bank && rutOf(bank.rut) === '' && bank.mergedInto !== '' && !seen.has(bank.code)) {
    seen.add(bank.code);
    bank = banks.get(bank.mergedInto) ?? { ...bank, mergedInto: '' };
  }
  return bank;
}

const withoutZeros = (text: string) => text.replace(/^0+/, '');

/**
 * The number of the account as the bank has it. A CuentaRUT typed with its check digit loses that: then it is the holder's whole
 * RUT, so nothing else can be meant (chile.md §2).
 */
export function accountOf(payment: Payment): string {
  const cuentaRut = ownCuentaRut(payment);
  const typed = withoutZeros(cleanRut(payment.accountNumber));
  const isIt = cuentaRut !== '' && [cuentaRut, cuentaRut + rutCheckDigit(cuentaRut)].includes(typed);
  return isIt ? cuentaRut : payment.accountNumber;
}

/** Whether the account is its holder's CuentaRUT. */
function isCuentaRut(payment: Payment): boolean {
  const account = accountOf(payment);
  return account !== '' && account === ownCuentaRut(payment);
}

/** Whether a payment goes to an account of the bank that the file is for. */
const isOwnBank = ({ template, payment }: RowSource): boolean =>
  template.bank !== '' && payment.bank === template.bank;

const rutOf = (typed: string) => (isValidRut(typed, { zero: false }) ? cleanRut(typed) : '');
const pesosOf = (amount: number) => (isPesos(amount) && amount > 0 ? String(amount) : '');
const countOf = (value = Number.NaN) => (Number.isSafeInteger(value) && value > 0 ? String(value) : '');

function dayOf(day: string | undefined, as: BankFileColumn['dayAs']): string {
  if (!isDay(day)) return '';
  const parts = day.split('-');
  return (as === 'DDMMAAAA' ? parts.reverse() : parts).join('');
}

/** Amounts that are none are told of in their own rows, and keep the file from being written. */
const totalOf = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { amount }) => sum + (isPesos(amount) ? amount : 0), 0);

/** Whether a payment's documents sum to its amount. One without documents is right, unless they have rows of their own. */
export function isCovered(template: BankFileTemplate, { documents, amount }: Payment): boolean {
  if (documents.length === 0) return template.records.every(({ per }) => per !== 'document');
  const areAmounts = documents.every((document) => pesosOf(document.amount) !== '');
  return areAmounts && documents.reduce((sum, document) => sum + document.amount, 0) === amount;
}

function linesOf({ template, payments }: RowSource): number {
  const count = (per: string) => template.records.filter((record) => record.per === per).length;
  const [each, byDocument] = [count('payment'), count('document')];
  return payments.reduce((sum, { documents }) => sum + each + byDocument * documents.length, 0);
}

const READ: Readonly<
  Record<Exclude<BankFileValue, 'notice'>, (row: RowSource, as: BankFileColumn['dayAs']) => string>
> = {
  rut: ({ payment }) => rutOf(payment.holderRut),
  rutBody: ({ payment }) => rutOf(payment.holderRut).slice(0, -1),
  rutCheckDigit: ({ payment }) => rutOf(payment.holderRut).slice(-1),
  rutWithHyphen: ({ payment }) => formatRut(rutOf(payment.holderRut)).replaceAll('.', ''),
  name: ({ payment }) => payment.holderName,
  bank: ({ payment }) => payment.bank,
  bankName: ({ payment, banks }) => banks.get(payment.bank)?.name ?? '',
  bankRut: ({ payment, banks }) => rutOf(payingBank(banks, payment.bank)?.rut ?? ''),
  account: ({ payment }) => accountOf(payment),
  accountType: ({ payment }) => labelOfAccountType(payment.accountType),
  amount: ({ payment }) => pesosOf(payment.amount),
  email: ({ payment }) => payment.email,
  memo: ({ payment }) => payment.memo,
  subject: ({ studio }) => studio.subject,
  alias: ({ payment }) => payment.alias,
  documentNumber: (row) => countOf(documentOf(row)?.number),
  documentDay: (row, as) => dayOf(documentOf(row)?.day, as),
  orderNumber: (row) => countOf(documentOf(row)?.orderNumber),
  documentAmount: ({ document, payment }) => pesosOf((document ?? payment).amount),
  studioRut: ({ studio }) => rutOf(studio.rut),
  chargeAccount: ({ studio }) => studio.chargeAccount,
  agreement: ({ studio }) => studio.agreement,
  payDay: ({ studio }, as) => dayOf(studio.payDay, as),
  lines: (row) => String(linesOf(row)),
  total: ({ payments }) => String(totalOf(payments)),
};

const documentOf = ({ document, payment }: RowSource) => document ?? payment.documents[0];

/** What a column is to say, before its letters and its width. A value that there is not is ''. */
export function rawValue(column: BankFileColumn, row: RowSource): string {
  const { value, only } = column;
  const place = isOwnBank(row) ? 'own' : 'other';
  if (only !== undefined && only !== place) return '';
  if (typeof value === 'string')
    return Object.hasOwn(READ, value) ? READ[value as keyof typeof READ](row, column.dayAs) : '';
  if ('constant' in value) return value.constant;
  const { payment } = row;
  const found = value.cases.find(
    (one) =>
      (one.bank ?? place) === place &&
      (one.accountType ?? payment.accountType) === payment.accountType &&
      (one.cuentaRut ?? isCuentaRut(payment)) === isCuentaRut(payment),
  );
  return found?.is ?? '';
}
