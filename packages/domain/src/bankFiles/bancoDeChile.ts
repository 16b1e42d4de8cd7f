import { account, constant, digits, email, holderName, rut, text } from './columns';
import type { BankFileTemplate } from './template';

/** Banco de Chile, transferencias masivas: 219 characters a row, at most 100 rows a file (chile.md §2). */
export const BANCO_DE_CHILE: BankFileTemplate = {
  ...{ id: 'banco-de-chile', label: 'Banco de Chile, transferencias masivas', bank: '001' },
  ...{ layout: { kind: 'fixed' }, extension: 'txt', encoding: 'ascii', lineEnd: '\r\n' },
  ...{ hasHeader: false, mostPayments: 100 },
  records: [
    {
      per: 'payment',
      columns: [
        {
          ...{ ...constant('Tipo de operación', '', 3), isRequired: true },
          value: {
            cases: [
              { bank: 'own', is: 'TEC' },
              { bank: 'other', is: 'TOB' },
            ],
          },
        },
        rut('RUT de la empresa', 'studioRut', 10),
        digits('Cuenta de cargo', 'chargeAccount', 12),
        rut('RUT del beneficiario', 'rut', 10),
        holderName('Nombre del beneficiario', 30),
        account('Cuenta de abono', 18),
        rut('RUT del banco', 'bankRut', 10),
        digits('Monto', 'amount', 11),
        constant('Blanco', '', 1),
        text('Motivo', 'memo', 30),
        { ...constant('Aviso', '', 1), value: 'notice' },
        text('Asunto', 'subject', 30),
        email('Correo', 50),
        {
          ...constant('Tipo de cuenta', '', 3),
          value: {
            cases: [
              { bank: 'other', accountType: 'corriente', is: 'CTD' },
              { bank: 'other', accountType: 'ahorro', is: 'AHB' },
              { bank: 'other', accountType: 'vista', is: 'JUV' },
            ],
          },
        },
      ],
    },
  ],
};
