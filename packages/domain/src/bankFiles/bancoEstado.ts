import { account, CAPITALS, constant, digits, email, holderName, ONLY_LETTERS, rut } from './columns';
import type { BankFileColumn, BankFileTemplate } from './template';

/** 01 current or vista, 02 savings, 30 CuentaRUT (chile.md §2). */
const FORM: BankFileColumn = {
  ...{ ...constant('Forma de pago', '', 2), isRequired: true },
  value: {
    cases: [
      { cuentaRut: true, is: '30' },
      { accountType: 'ahorro', is: '02' },
      { accountType: 'corriente', is: '01' },
      { accountType: 'vista', is: '01' },
    ],
  },
};

const BANCO_ESTADO = {
  ...{ bank: '012', encoding: 'ascii', lineEnd: '\r\n', hasHeader: false, mostPayments: null },
} as const satisfies Partial<BankFileTemplate>;

const ABONOS = {
  ...BANCO_ESTADO,
  records: [
    {
      per: 'payment',
      columns: [
        rut('RUT', 'rut', 10),
        holderName('Nombre', 60, CAPITALS),
        email('Correo', 40),
        digits('Banco', 'bank', 3),
        FORM,
        account('Cuenta', 17),
        digits('Monto', 'amount', 13),
      ],
    },
  ],
} as const satisfies Partial<BankFileTemplate>;

/** BancoEstado, Pago Solo Abonos, as text. Widths that the bank does not state are those of its payment of providers. */
export const BANCO_ESTADO_ABONOS: BankFileTemplate = {
  ...ABONOS,
  ...{ id: 'bancoestado-abonos', label: 'BancoEstado, pago solo abonos (texto)', extension: 'txt' },
  layout: { kind: 'separated', separator: '\t' },
};

/** The same as cells, to be put into the bank's own form: sheet DETALLE from row 4. */
export const BANCO_ESTADO_ABONOS_CELLS: BankFileTemplate = {
  ...ABONOS,
  ...{ id: 'bancoestado-abonos-xlsx', label: 'BancoEstado, pago solo abonos (Excel)', extension: 'xlsx' },
  layout: { kind: 'cells', sheet: 'DETALLE', firstRow: 4 },
};

/** BancoEstado, payment of providers: a row a person, followed by one for each boleta. */
export const BANCO_ESTADO_PROVEEDORES: BankFileTemplate = {
  ...BANCO_ESTADO,
  ...{ id: 'bancoestado-proveedores', label: 'BancoEstado, pago a proveedores', extension: 'txt' },
  layout: { kind: 'separated', separator: '\t' },
  records: [
    {
      per: 'payment',
      columns: [
        constant('Tipo de registro', '1'),
        rut('RUT', 'rut', 10),
        holderName('Nombre', 60, ONLY_LETTERS),
        email('Correo', 40),
        digits('Banco', 'bank', 3),
        FORM,
        account('Cuenta', 17),
        constant('Sector', '', 10),
        digits('Monto', 'amount', 13),
      ],
    },
    {
      per: 'document',
      columns: [
        constant('Tipo de registro', '2'),
        { ...digits('Fecha del documento', 'documentDay', 8), dayAs: 'DDMMAAAA' },
        digits('Monto del documento', 'documentAmount', 13),
        digits('Número del documento', 'documentNumber', 10),
        // The bank's code of a boleta de honorarios is not in its description: ADMIN fills it in.
        constant('Tipo de documento', '', 3),
      ],
    },
  ],
};
