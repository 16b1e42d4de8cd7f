import { countText } from '../amounts/counts';
import type { Field, FieldFault } from './fields';
import type { BankFileValue } from './template';
import { payingBank, type RowSource } from './values';

/** What a fault is about: a field of the payment, or of the studio where a fault has no row. */
export type BankFileSubject =
  | 'holderRut'
  | 'holderName'
  | 'bank'
  /** The table of banks lacks it. */
  | 'bankRut'
  | 'accountNumber'
  | 'accountType'
  | 'amount'
  | 'email'
  | 'memo'
  | 'alias'
  | 'documents'
  | 'studioRut'
  | 'chargeAccount'
  | 'agreement'
  | 'payDay'
  | 'subject'
  | 'template'
  | 'payments';

const SUBJECTS: Readonly<Partial<Record<BankFileValue, BankFileSubject>>> = {
  ...{ rut: 'holderRut', rutBody: 'holderRut', rutCheckDigit: 'holderRut', rutWithHyphen: 'holderRut' },
  ...{ name: 'holderName', bank: 'bank', bankName: 'bank', bankRut: 'bankRut', account: 'accountNumber' },
  ...{ accountType: 'accountType', amount: 'amount', email: 'email', memo: 'memo', alias: 'alias' },
  ...{ documentNumber: 'documents', documentDay: 'documents', orderNumber: 'documents' },
  ...{ documentAmount: 'documents', studioRut: 'studioRut', chargeAccount: 'chargeAccount' },
  ...{ agreement: 'agreement', payDay: 'payDay', subject: 'subject', total: 'payments', lines: 'payments' },
};

const sourceOf = ({ column: { value } }: Field) => (typeof value === 'string' ? value : undefined);

/** What a column is about. A column of codes tells the form of payment, which goes by the type of account. */
export function subjectOf(field: Field): BankFileSubject {
  const { value } = field.column;
  if (typeof value !== 'string') return 'cases' in value ? 'accountType' : 'template';
  return SUBJECTS[value] ?? 'template';
}

const MISSING: Readonly<Partial<Record<BankFileSubject, string>>> = {
  holderRut: 'El RUT del titular falta o no es válido: pide a la persona que lo corrija.',
  holderName: 'Falta el nombre del titular: pide a la persona que lo agregue.',
  bank: 'Falta el banco de la cuenta: pídeselo a la persona.',
  accountNumber: 'Falta el número de cuenta: pídeselo a la persona.',
  accountType: 'Este archivo no paga a cuentas de ese tipo: pide a la persona otra cuenta.',
  studioRut: 'El RUT del estudio falta o no es válido: corrígelo en Catálogos.',
  chargeAccount: 'Falta la cuenta de cargo del estudio: agrégala en Catálogos.',
  agreement: 'Falta el número de convenio con el banco: agrégalo en Catálogos.',
  payDay: 'Falta la fecha de pago: elígela.',
};

function missingText(field: Field, { payment, banks }: RowSource): string {
  switch (sourceOf(field)) {
    case 'amount':
      return payment.amount === 0
        ? 'El monto es $0: quita el pago de la nómina.'
        : 'El monto no es una cantidad de pesos enteros: revisa sus boletas.';
    case 'bankRut':
      return `Falta el RUT de ${payingBank(banks, payment.bank)?.name || 'su banco'}: agrégalo en Catálogos, Bancos.`;
    case 'documentNumber':
      return 'Falta el folio de la boleta: el banco no acepta el pago sin él.';
    case 'orderNumber':
      return 'Falta el número de la orden: el banco no acepta el pago sin él.';
    default:
      return MISSING[subjectOf(field)] ?? `Falta «${field.column.name}»: complétalo.`;
  }
}

const MOST_TOLD = 5;

function lettersText(lost: readonly string[]): string {
  const told = lost.slice(0, MOST_TOLD).map((letter) => `«${letter}»`);
  return `${told.join(', ')}${lost.length > MOST_TOLD ? '…' : ''}`;
}

function tooLongText(field: Field): string {
  const { width, name } = field.column;
  const count = [...field.raw].length;
  switch (sourceOf(field)) {
    case 'account':
      return `El número de cuenta tiene ${count} dígitos y el banco admite ${width}: revísalo con la persona.`;
    case 'chargeAccount':
      return `La cuenta de cargo tiene ${count} dígitos y el banco admite ${width}: corrígela en Catálogos.`;
    case 'amount':
    case 'documentAmount':
      return `$${countText(Number(field.raw))} no cabe en las ${width} cifras que admite el banco: divide el pago.`;
    case 'total':
      return `$${countText(Number(field.raw))} no cabe en las ${width} cifras que admite el banco: divide la nómina.`;
    default:
      return `«${name}» tiene ${count} caracteres y el banco admite ${width}: acórtalo.`;
  }
}

function notTakenText(field: Field): string {
  if (sourceOf(field) === 'account')
    return 'El número de cuenta lleva algo que no es un dígito: pide a la persona que lo deje solo con números.';
  if (sourceOf(field) === 'chargeAccount')
    return 'La cuenta de cargo lleva algo que no es un dígito: déjala solo con números en Catálogos.';
  return `«${field.column.name}» lleva algo que el banco no acepta: corrígelo.`;
}

function leftOutText({ column: { name, width }, raw }: Field): string {
  const why =
    width !== null && [...raw].length > width
      ? `tiene más de los ${width} caracteres que admite el banco`
      : 'lleva caracteres que el banco no acepta';
  return `«${name}» ${why}: queda fuera del archivo, y el banco no le avisa a la persona.`;
}

/** What is told of a fault, and how it is mended. */
export function faultText(fault: FieldFault, field: Field, row: RowSource): string {
  switch (fault) {
    case 'missing':
      return missingText(field, row);
    case 'tooLong':
      return tooLongText(field);
    case 'notTaken':
      return notTakenText(field);
    case 'lostName':
      return `El nombre del titular lleva ${lettersText(field.lost)}, que el banco no acepta: escríbelo en su ficha con letras de la A a la Z.`;
    case 'lostLetters':
      return `«${field.column.name}» lleva ${lettersText(field.lost)}, que el banco no acepta: en su lugar va un espacio.`;
    case 'leftOut':
      return leftOutText(field);
    case 'separator':
      return `«${field.column.name}» lleva el signo que separa las columnas: en su lugar va un espacio.`;
  }
}
