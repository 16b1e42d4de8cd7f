import { account, constant, digits, email, holderName, rut, text } from './columns';
import type { BankFileTemplate } from './template';

/** Scotiabank: rows of 263 characters of three types (chile.md §2): 00 the file, 10 a payment, 20 a boleta. */
export const SCOTIABANK: BankFileTemplate = {
  ...{ id: 'scotiabank', label: 'Scotiabank, pago de nómina', bank: '014' },
  ...{ layout: { kind: 'fixed' }, extension: 'txt', encoding: 'ascii', lineEnd: '\r\n' },
  ...{ hasHeader: false, mostPayments: null },
  records: [
    {
      per: 'file',
      columns: [
        constant('Tipo de registro', '00'),
        rut('RUT de la empresa', 'studioRut', 10),
        digits('Convenio', 'agreement', 3),
        digits('Fecha de pago', 'payDay', 8),
        digits('Líneas', 'lines', 5),
        digits('Total', 'total', 12),
        constant('Constante', '2500N'),
        constant('Blanco', '', 218),
      ],
    },
    {
      per: 'payment',
      columns: [
        constant('Tipo de registro', '10'),
        rut('RUT', 'rut', 10),
        holderName('Nombre', 40),
        constant('Blanco', '', 94),
        email('Correo', 40),
        {
          ...{ ...constant('Forma de pago', '', 2), isRequired: true },
          value: {
            cases: [
              { bank: 'other', is: 'OB' },
              { accountType: 'corriente', is: 'CC' },
              { accountType: 'vista', is: 'VI' },
              { accountType: 'ahorro', is: 'AH' },
            ],
          },
        },
        account('Cuenta', 16),
        digits('Banco', 'bank', 3),
        constant('Sucursal', '', 3),
        digits('Monto', 'amount', 12),
        text('Mensaje', 'memo', 40),
        constant('Aviso', 'S'),
      ],
    },
    {
      per: 'document',
      columns: [
        constant('Tipo de registro', '20'),
        constant('Tipo de documento', 'HO'),
        digits('Número del documento', 'documentNumber', 12),
        rut('RUT', 'rut', 10),
        holderName('Nombre', 40),
        text('Mensaje', 'memo', 40),
        digits('Monto del documento', 'documentAmount', 12),
        constant('Blanco', '', 145),
      ],
    },
  ],
};
