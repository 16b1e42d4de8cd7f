import { account, constant, digits, email, holderName, RUT_LETTERS, text } from './columns';
import type { BankFileColumn, BankFileTemplate } from './template';

const COLUMNS: readonly BankFileColumn[] = [
  // Twelve digits, no fewer; the widths of the others are the most that BCI takes.
  { ...digits('Nº Cuenta de Cargo', 'chargeAccount', 12), isFilled: true },
  account('Nº Cuenta de Destino', 18),
  digits('Banco Destino', 'bank', 3),
  digits('Rut Beneficiario', 'rutBody', 12),
  ...[{ name: 'Dig. Verif. Beneficiario', value: 'rutCheckDigit', width: 1, letters: RUT_LETTERS } as const],
  holderName('Nombre Beneficiario', 45),
  digits('Monto Transferencia', 'amount', 16),
  digits('Nro.Factura Boleta (1)', 'documentNumber', 20),
  digits('Nº Orden de Compra(1)', 'orderNumber', 20),
  // PRV pays who issues boletas; REM, DIV and OTR pay others.
  constant('Tipo de Pago(2)', 'PRV'),
  text('Mensaje Destinatario (3)', 'memo', 30),
  email('Email Destinatario(3)', 45),
  text('Cuenta Destino inscrita como(4)', 'alias', 25),
];

const BCI = {
  ...{ bank: '016', encoding: 'ascii', lineEnd: '\r\n', mostPayments: null },
  records: [{ per: 'payment', columns: COLUMNS }],
} as const satisfies Partial<BankFileTemplate>;

/** BCI 'Pago de nómina en línea' as text (chile.md §2). */
export const BCI_TEXT: BankFileTemplate = {
  ...BCI,
  ...{ id: 'bci', label: 'BCI, pago de nómina en línea (texto)', extension: 'txt', hasHeader: false },
  layout: { kind: 'separated', separator: ';' },
};

/** The same as an XLSX with a header row. */
export const BCI_CELLS: BankFileTemplate = {
  ...BCI,
  ...{ id: 'bci-xlsx', label: 'BCI, pago de nómina en línea (Excel)', extension: 'xlsx', hasHeader: true },
  layout: { kind: 'cells', sheet: 'Hoja1', firstRow: 1 },
};
