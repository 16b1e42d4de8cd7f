import { account, digits } from './columns';
import type { BankFileTemplate } from './template';

const open = { width: null, letters: null, isRequired: true } as const;

/** The studio's own CSV of a nómina, for a bank that reads any columns: as people write, with accents. */
export const OWN_CSV: BankFileTemplate = {
  ...{ id: 'csv', label: 'CSV del estudio', bank: '', extension: 'csv' },
  layout: { kind: 'separated', separator: ';', hasQuotes: true, guardsFormulas: true },
  ...{ encoding: 'utf8', hasMark: true, lineEnd: '\r\n', hasHeader: true, mostPayments: null },
  records: [
    {
      per: 'payment',
      columns: [
        { ...open, name: 'RUT', value: 'rutWithHyphen' },
        { ...open, name: 'Nombre', value: 'name' },
        digits('Código del banco', 'bank', 3),
        { ...open, name: 'Banco', value: 'bankName', isRequired: false },
        { ...open, name: 'Tipo de cuenta', value: 'accountType' },
        account('N.º de cuenta', null),
        digits('Monto líquido', 'amount', null),
        { ...open, name: 'Correo', value: 'email', isRequired: false },
        { ...open, name: 'Glosa', value: 'memo', isRequired: false },
      ],
    },
  ],
};
