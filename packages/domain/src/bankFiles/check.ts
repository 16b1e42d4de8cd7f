import { formatPesos } from '../amounts/pesos';
import { cleanRut } from '../rut/check';
import { type Field, type FieldFault, fieldsOfRow, isStop } from './fields';
import { type BankFileSubject, faultText, subjectOf } from './messages';
import { banksOf, isBankFileTemplate, type KnownPayment, NO_PAYMENT, paymentsOf, studioOf } from './reading';
import type { BankFileBank, BankFilePayment, BankFileStudio, BankFileTemplate } from './template';
import { accountOf, isCovered, ownCuentaRut, type RowSource } from './values';
import { groupsOf } from './write';

/** What a bank would not take as it is. */
export interface BankFileFault {
  /** Position of the payment, from 0; null if it is about the studio or the whole file. */
  readonly row: number | null;
  readonly field: BankFileSubject;
  /** `error`: no file is written. `warning`: it is, but the bank is likely to reject the row. `note`: it is written otherwise than typed. */
  readonly severity: 'error' | 'warning' | 'note';
  readonly reason:
    | FieldFault
    | 'bankUnknown'
    | 'bankNotActive'
    | 'bankMerged'
    | 'cuentaRutWithCheckDigit'
    | 'cuentaRutOfAnother'
    | 'documentsDiffer'
    | 'documentsNotAllNamed'
    | 'noPayments'
    | 'notATemplate';
  /** In Spanish, with the way to mend it. */
  readonly message: string;
  /** What is written instead. */
  readonly mended?: string;
}

type Fault = Omit<BankFileFault, 'row'>;

function faultsOfFields(fields: readonly Field[], row: RowSource): Fault[] {
  return fields.flatMap((field) =>
    field.faults.map((reason) => ({
      ...({ field: subjectOf(field), severity: isStop(reason) ? 'error' : 'note', reason } as const),
      message: faultText(reason, field, row),
    })),
  );
}

function faultsOfBank({ payment, banks }: RowSource): Fault[] {
  const code = payment.bank;
  const bank = banks.get(code);
  const warning = (reason: BankFileFault['reason'], message: string): Fault[] => [
    { field: 'bank', severity: 'warning', reason, message },
  ];
  // Without a code, its column says that it is missing.
  if (code === '') return [];
  if (!bank)
    return warning(
      'bankUnknown',
      `No hay un banco con el código ${code.slice(0, 10)}: pide a la persona que elija otro.`,
    );
  if (bank.mergedInto !== '') {
    const now = banks.get(bank.mergedInto)?.name || bank.mergedInto;
    const text = `${bank.name} ahora es ${now}: pide a la persona que lo cambie y que confirme el número de cuenta.`;
    return warning('bankMerged', text);
  }
  if (bank.isActive) return [];
  return warning('bankNotActive', `${bank.name} ya no recibe transferencias: pide a la persona otra cuenta.`);
}

/** A CuentaRUT has 7 or 8 digits, which are its holder's RUT; other accounts of BancoEstado are longer. */
function faultsOfCuentaRut(payment: KnownPayment): Fault[] {
  const own = ownCuentaRut(payment);
  const account = accountOf(payment);
  if (own === '') return [];
  if (account === own) {
    if (cleanRut(payment.accountNumber).replace(/^0+/, '') === own) return [];
    const message = `La CuentaRUT es el RUT sin su dígito verificador: en el archivo va ${own}.`;
    return [
      {
        ...{ field: 'accountNumber', severity: 'note', reason: 'cuentaRutWithCheckDigit' },
        message,
        mended: own,
      },
    ];
  }
  if (!/^[1-9]\d{6,7}$/.test(account)) return [];
  const message = `La CuentaRUT del titular es ${own}: pide a la persona que corrija el número de cuenta o el RUT del titular.`;
  return [{ field: 'accountNumber', severity: 'warning', reason: 'cuentaRutOfAnother', message }];
}

function faultsOfDocuments({ template }: RowSource, payment: KnownPayment): Fault[] {
  const { documents, amount } = payment;
  if (!isCovered(template, payment)) {
    const message =
      documents.length === 0
        ? 'El banco pide el detalle de las boletas y el pago no tiene: agrégalas a la nómina.'
        : `Las boletas no suman ${formatPesos(amount) || 'el monto del pago'}: revisa el pago antes de enviarlo.`;
    return [{ field: 'documents', severity: 'error', reason: 'documentsDiffer', message }];
  }
  const namesOne = template.records.some(
    ({ per, columns }) => per === 'payment' && columns.some(({ value }) => value === 'documentNumber'),
  );
  if (!namesOne || documents.length < 2) return [];
  const message = `El pago es de ${documents.length} boletas y el archivo nombra una: lleva el folio ${documents[0]?.number}.`;
  return [{ field: 'documents', severity: 'note', reason: 'documentsNotAllNamed', message }];
}

const STUDIO: readonly BankFileSubject[] = [
  'studioRut',
  'chargeAccount',
  'agreement',
  'payDay',
  'subject',
  'payments',
];

function faultsOfPayment(row: RowSource, payment: KnownPayment): Fault[] {
  const own = { ...row, payment };
  const records = (per: string) => row.template.records.filter((record) => record.per === per);
  return [
    ...faultsOfBank(own),
    ...faultsOfCuentaRut(payment),
    ...faultsOfDocuments(row, payment),
    ...records('payment').flatMap((record) => faultsOfFields(fieldsOfRow(record, own), own)),
    ...payment.documents.flatMap((document) =>
      records('document').flatMap((record) => faultsOfFields(fieldsOfRow(record, { ...own, document }), own)),
    ),
  ];
}

/** Each message once a row: a template may write a value in several columns. */
function told(faults: readonly BankFileFault[]): BankFileFault[] {
  const seen = new Set<string>();
  return faults.filter(({ row, message }) => {
    const key = `${row} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * What a bank would reject in the files of {@link writeBankFiles}, row by row in the order of the payments; what is about the studio
 * or the whole file comes first. No `error` among them means that the files are written.
 * @param banks the studio's table of banks, with those that are not active or became part of another
 */
export function checkBankFile(
  template: BankFileTemplate,
  payments: readonly BankFilePayment[],
  banks: readonly BankFileBank[],
  studio: BankFileStudio,
): BankFileFault[] {
  const whole = (fault: Omit<Fault, 'severity'>): BankFileFault[] => [
    { row: null, severity: 'error', ...fault },
  ];
  if (!isBankFileTemplate(template)) {
    const message = 'El formato del archivo no se puede leer: elige otro.';
    return whole({ field: 'template', reason: 'notATemplate', message });
  }
  const all = paymentsOf(payments);
  if (all.length === 0)
    return whole({
      field: 'payments',
      reason: 'noPayments',
      message: 'No hay pagos: agrega boletas a la nómina.',
    });
  const known = { template, studio: studioOf(studio), banks: banksOf(banks) };
  let next = 0;
  const faults = groupsOf(all, template.mostPayments).flatMap((group): BankFileFault[] => {
    const row: RowSource = { ...known, payments: group, payment: NO_PAYMENT };
    const files = template.records.filter(({ per }) => per === 'file');
    return [
      ...files.flatMap((record) => faultsOfFields(fieldsOfRow(record, row), row)),
      ...group.flatMap((payment) => {
        const position = next++;
        return faultsOfPayment(row, payment).map((fault) => ({ ...fault, position }));
      }),
    ].map((fault) => {
      const { position = null, ...rest } = fault as Fault & { position?: number };
      return { row: STUDIO.includes(rest.field) ? null : position, ...rest };
    });
  });
  const order = (fault: BankFileFault) => fault.row ?? -1;
  return told(faults.toSorted((a, b) => order(a) - order(b)));
}
