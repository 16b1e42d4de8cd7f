import { account, constant, digits, email, holderName, rut, text } from './columns';
import type { BankFileColumn, BankFileTemplate } from './template';

/** Read by position; the bank states no widths. */
const COLUMNS: readonly BankFileColumn[] = [
  digits('Cuenta origen', 'chargeAccount', null),
  constant('Moneda origen', 'CLP'),
  account('Cuenta destino', null),
  constant('Moneda destino', 'CLP'),
  // Empty for Santander's own accounts.
  { ...digits('Codigo banco destino', 'bank', 3), only: 'other', isRequired: false },
  rut('RUT beneficiario', 'rut', null),
  holderName('Nombre beneficiario', null),
  digits('Monto transferencia', 'amount', null),
  text('Glosa personalizada transferencia', 'memo', null),
  email('Correo beneficiario', null),
  text('Mensaje correo beneficiario', 'memo', null),
  text('Glosa cartola originador', 'memo', null),
  { ...text('Glosa cartola beneficiario', 'memo', null), only: 'own' },
];

const SANTANDER = {
  ...{ bank: '037', encoding: 'ascii', lineEnd: '\r\n', hasHeader: true, mostPayments: null },
  records: [{ per: 'payment', columns: COLUMNS }],
} as const satisfies Partial<BankFileTemplate>;

/** Santander, transferencias masivas, as CSV (chile.md §2). */
export const SANTANDER_CSV: BankFileTemplate = {
  ...SANTANDER,
  ...{ id: 'santander', label: 'Santander, transferencias masivas (CSV)', extension: 'csv' },
  layout: { kind: 'separated', separator: ';' },
};

/** The same as an XLSX. */
export const SANTANDER_CELLS: BankFileTemplate = {
  ...SANTANDER,
  ...{ id: 'santander-xlsx', label: 'Santander, transferencias masivas (Excel)', extension: 'xlsx' },
  layout: { kind: 'cells', sheet: 'Hoja1', firstRow: 1 },
};
