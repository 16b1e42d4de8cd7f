import { account, constant, digits, email, holderName, RUT_LETTERS, text } from './columns';
import type { BankFileTemplate } from './template';

/** Itaú: 504 characters a row (chile.md §2). */
export const ITAU: BankFileTemplate = {
  ...{ id: 'itau', label: 'Itaú, pago de nómina', bank: '039' },
  ...{ layout: { kind: 'fixed' }, extension: 'dat', encoding: 'ascii', lineEnd: '\r\n' },
  ...{ hasHeader: false, mostPayments: null },
  records: [
    {
      per: 'payment',
      columns: [
        constant('Tipo de registro', 'G'),
        digits('RUT', 'rutBody', 8),
        { name: 'Dígito verificador', value: 'rutCheckDigit', width: 1, letters: RUT_LETTERS },
        constant('Blanco 1', '', 5),
        holderName('Nombre', 45),
        email('Correo', 34),
        constant('Blanco 2', '', 5),
        {
          ...{ ...constant('Forma de pago', '', 3), isRequired: true },
          value: {
            cases: [
              { bank: 'own', is: 'CCT' },
              { bank: 'other', is: 'OTC' },
            ],
          },
        },
        digits('Banco', 'bank', 3),
        account('Cuenta', 20),
        constant('Sucursal', '', 3),
        // The bank's code of a boleta de honorarios is not in its description: ADMIN fills it in.
        constant('Tipo de documento', '', 3),
        digits('Número del documento', 'documentNumber', 12),
        constant('Blanco 3', '', 12),
        digits('Monto del documento', 'documentAmount', 11),
        digits('Monto pagado', 'amount', 11),
        constant('Blanco 4', '', 3),
        { ...digits('Fecha del documento', 'documentDay', 8), dayAs: 'DDMMAAAA' },
        { ...digits('Fecha de pago', 'payDay', 8), dayAs: 'DDMMAAAA' },
        text('Glosa', 'memo', 200),
        constant('Blanco 5', '', 108),
      ],
    },
  ],
};
