import { describe, expect, it } from 'vitest';
import { ANA, BANKS, BRUNO, STUDIO } from '../../test/bankFileSamples';
import {
  BANK_FILE_TEMPLATES,
  type BankFilePayment,
  type BankTextFile,
  bankFileTemplate,
  isBankFileTemplate,
  writeBankFiles,
} from '.';

function filesOf(id: string, payments: readonly BankFilePayment[] = [ANA, BRUNO], studio = STUDIO) {
  const template = bankFileTemplate(id);
  if (!template) throw new Error(id);
  return writeBankFiles(template, payments, studio, BANKS);
}

const textOf = (id: string, payments?: readonly BankFilePayment[]) =>
  (filesOf(id, payments)[0] as BankTextFile).text;

/** The rows of a text, which also ends its last one. */
function rowsOf(text: string): string[] {
  expect(text.endsWith('\r\n')).toBe(true);
  return text.slice(0, -2).split('\r\n');
}

/** The characters from one position to another, both included and counted from 1, as banks write them. */
const at = (row: string | undefined, from: number, to: number) => row?.slice(from - 1, to);

describe('the known descriptions', () => {
  it('are plain data that can be read back', () => {
    for (const template of BANK_FILE_TEMPLATES) {
      expect(isBankFileTemplate(template), template.id).toBe(true);
      expect(JSON.parse(JSON.stringify(template))).toEqual(template);
      expect(bankFileTemplate(template.id)).toBe(template);
    }
    expect(bankFileTemplate('credichile')).toBeUndefined();
  });

  it.each([
    ['banco-de-chile', 219],
    ['itau', 504],
    ['scotiabank', 263],
  ])('%s has rows of %d characters, all of them', (id, width) => {
    expect(rowsOf(textOf(id)).map((row) => row.length)).toEqual(rowsOf(textOf(id)).map(() => width));
    for (const { columns } of bankFileTemplate(id)?.records ?? [])
      expect(columns.reduce((sum, column) => sum + (column.width ?? 0), 0)).toBe(width);
  });

  it.each(BANK_FILE_TEMPLATES.filter(({ encoding }) => encoding === 'ascii'))('$id is ASCII', ({ id }) => {
    for (const file of filesOf(id)) if ('text' in file) expect(file.text).toMatch(/^[\r\n\t -~]+$/);
  });
});

describe('BCI', () => {
  const ana = [
    ...['000123456789', '00123456', '016', '12345678', '5', 'Ana Nunez Pena', '400000', '164', '1187', 'PRV'],
    ...['Nomina 12, boleta 164', 'ana@correo.cl', ''],
  ];

  it('as text has no header', () => {
    const [first, second] = rowsOf(textOf('bci'));
    expect(first).toBe(ana.join(';'));
    expect(second).toBe('000123456789;10000013;012;10000013;K;Bruno Soto;150001;3;1190;PRV;;;');
  });

  it('as cells has the headers of the bank', () => {
    expect(filesOf('bci-xlsx', [ANA])).toEqual([
      {
        ...{ name: 'nomina-12-bci-xlsx.xlsx', sheet: 'Hoja1', firstRow: 1 },
        rows: [
          [
            ...['Nº Cuenta de Cargo', 'Nº Cuenta de Destino', 'Banco Destino', 'Rut Beneficiario'],
            ...['Dig. Verif. Beneficiario', 'Nombre Beneficiario', 'Monto Transferencia'],
            ...['Nro.Factura Boleta (1)', 'Nº Orden de Compra(1)', 'Tipo de Pago(2)'],
            ...['Mensaje Destinatario (3)', 'Email Destinatario(3)', 'Cuenta Destino inscrita como(4)'],
          ],
          ana,
        ],
      },
    ]);
  });
});

describe('the charge account', () => {
  /** The charge account in the first payment's row of a file. */
  const charged = (id: string, chargeAccount: string) => {
    const template = bankFileTemplate(id);
    const [file] = filesOf(id, [ANA], { ...STUDIO, chargeAccount });
    const position = template?.records[0]?.columns.findIndex(({ value }) => value === 'chargeAccount') ?? -1;
    if (file && 'rows' in file) return file.rows[template?.hasHeader ? 1 : 0]?.[position];
    return file && rowsOf(file.text)[template?.hasHeader ? 1 : 0]?.split(';')[position];
  };

  it.each(['bci', 'bci-xlsx'])('of %s has twelve digits, filled with zeros', (id) => {
    expect(charged(id, '12345678901')).toBe('012345678901');
    expect(charged(id, '012345678901')).toBe('012345678901');
    expect(charged(id, '1')).toBe('000000000001');
    expect(charged(id, '1234567890123')).toBeUndefined();
  });

  it.each(['santander', 'santander-xlsx'])('of %s is as it is: the bank states no width', (id) => {
    expect(charged(id, '12345678901')).toBe('12345678901');
  });

  it('is the only column that is filled without a fixed layout: other widths are the most that a bank takes', () => {
    const filled = BANK_FILE_TEMPLATES.flatMap(({ id, records }) =>
      records.flatMap(({ columns }) =>
        columns.filter(({ isFilled }) => isFilled).map(({ value }) => [id, value]),
      ),
    );
    expect(filled).toEqual([
      ['bci', 'chargeAccount'],
      ['bci-xlsx', 'chargeAccount'],
    ]);
  });
});

describe('Santander', () => {
  it('names the bank of other banks only, and its own a text for the statement', () => {
    const [header, other, own] = rowsOf(textOf('santander', [ANA, { ...ANA, bank: '037' }]));
    expect(header?.split(';')).toHaveLength(13);
    const memo = 'Nomina 12, boleta 164';
    expect(other).toBe(
      `123456789;CLP;00123456;CLP;016;123456785;Ana Nunez Pena;400000;${memo};ana@correo.cl;${memo};${memo};`,
    );
    expect(own).toBe(
      `123456789;CLP;00123456;CLP;;123456785;Ana Nunez Pena;400000;${memo};ana@correo.cl;${memo};${memo};${memo}`,
    );
  });

  it('as cells has the same columns', () => {
    const [file] = filesOf('santander-xlsx', [ANA]);
    const rows = file && 'rows' in file ? file.rows.map((row) => row.join(';')) : [];
    expect(rows).toEqual(rowsOf(textOf('santander', [ANA])));
  });
});

describe('Banco de Chile', () => {
  const row = (payment: Partial<BankFilePayment> = {}) =>
    rowsOf(textOf('banco-de-chile', [{ ...ANA, ...payment }]))[0];

  it('has each value in its place', () => {
    const ana = row();
    expect(at(ana, 1, 3)).toBe('TOB');
    expect(at(ana, 4, 13)).toBe(`0${STUDIO.rut.replace(/\D/g, '')}`);
    expect(at(ana, 14, 25)).toBe('000123456789');
    expect(at(ana, 26, 35)).toBe('0123456785');
    expect(at(ana, 36, 65)).toBe('Ana Nunez Pena'.padEnd(30));
    expect(at(ana, 66, 83)).toBe('00123456'.padEnd(18));
    expect(at(ana, 84, 93)).toBe('097000016K');
    expect(at(ana, 94, 104)).toBe('00000400000');
    expect(at(ana, 105, 105)).toBe(' ');
    expect(at(ana, 106, 135)).toBe('Nomina 12, boleta 164'.padEnd(30));
    expect(at(ana, 136, 136)).toBe('1');
    expect(at(ana, 137, 166)).toBe('Pago de honorarios'.padEnd(30));
    expect(at(ana, 167, 216)).toBe('ana@correo.cl'.padEnd(50));
    expect(at(ana, 217, 219)).toBe('CTD');
  });

  it.each([
    ['001', 'corriente', 'TEC', '   '],
    ['012', 'ahorro', 'TOB', 'AHB'],
    ['014', 'vista', 'TOB', 'JUV'],
  ] as const)('of bank %s and account %s is %s and %j', (bank, accountType, operation, account) => {
    const written = row({ bank, accountType });
    expect([at(written, 1, 3), at(written, 217, 219)]).toEqual([operation, account]);
  });

  it('notices nobody whose address does not fit', () => {
    const written = row({ email: `${'a'.repeat(50)}@correo.cl` });
    expect([at(written, 136, 136), at(written, 167, 216)]).toEqual(['0', ' '.repeat(50)]);
  });
});

describe('BancoEstado', () => {
  it.each([
    [{ bank: '012', accountType: 'vista', accountNumber: '12345678' }, '30'],
    [{ bank: '012', accountType: 'vista', accountNumber: '00123456789' }, '01'],
    [{ bank: '012', accountType: 'ahorro' }, '02'],
    [{ bank: '016', accountType: 'corriente' }, '01'],
  ] as const)('%j is paid by form %s', (account, form) => {
    const row = rowsOf(textOf('bancoestado-abonos', [{ ...ANA, ...account }]))[0]?.split('\t');
    expect(row?.[4]).toBe(form);
  });

  it('pays only abonos by a tab text, or by cells from row 4 of DETALLE', () => {
    const [ana, bruno] = rowsOf(textOf('bancoestado-abonos'));
    expect(ana).toBe('123456785\tANA NUNEZ PENA\tana@correo.cl\t016\t01\t00123456\t400000');
    expect(bruno).toBe('10000013K\tBRUNO SOTO\t\t012\t30\t10000013\t150001');
    expect(filesOf('bancoestado-abonos-xlsx')).toEqual([
      {
        ...{ name: 'nomina-12-bancoestado-abonos-xlsx.xlsx', sheet: 'DETALLE', firstRow: 4 },
        rows: [ana, bruno].map((row) => row?.split('\t')),
      },
    ]);
  });

  it('pays providers with a row for each boleta', () => {
    expect(rowsOf(textOf('bancoestado-proveedores'))).toEqual([
      '1\t123456785\tANA NUNEZ PENA\tana@correo.cl\t016\t01\t00123456\t\t400000',
      '2\t01102026\t400000\t164\t',
      '1\t10000013K\tBRUNO SOTO\t\t012\t30\t10000013\t\t150001',
      '2\t02112026\t100000\t3\t',
      '2\t09112026\t50001\t4\t',
    ]);
  });
});

describe('Itaú', () => {
  it('has each value in its place', () => {
    const [ana] = rowsOf(textOf('itau'));
    expect(filesOf('itau')[0]?.name).toBe('nomina-12-itau.dat');
    expect(at(ana, 1, 15)).toBe('G123456785     ');
    expect(at(ana, 16, 60)).toBe('Ana Nunez Pena'.padEnd(45));
    expect(at(ana, 61, 94)).toBe('ana@correo.cl'.padEnd(34));
    expect(at(ana, 95, 105)).toBe('     OTC016');
    expect(at(ana, 106, 125)).toBe('00123456'.padEnd(20));
    expect(at(ana, 126, 131)).toBe('      ');
    expect(at(ana, 132, 143)).toBe('000000000164');
    expect(at(ana, 144, 155)).toBe(' '.repeat(12));
    expect(at(ana, 156, 177)).toBe('0000040000000000400000');
    expect(at(ana, 178, 196)).toBe('   0110202604122026');
    expect(at(ana, 197, 396)).toBe('Nomina 12, boleta 164'.padEnd(200));
    expect(at(ana, 397, 504)).toBe(' '.repeat(108));
    expect(at(rowsOf(textOf('itau', [{ ...ANA, bank: '039' }]))[0], 100, 105)).toBe('CCT039');
  });
});

describe('Scotiabank', () => {
  it('begins with the file, and has a row for each payment and boleta', () => {
    const rows = rowsOf(textOf('scotiabank'));
    expect(rows.map((row) => at(row, 1, 2))).toEqual(['00', '10', '20', '10', '20', '20']);
    expect(at(rows[0], 1, 45)).toBe(
      ['00', `0${STUDIO.rut.replace(/\D/g, '')}`, '007', '20261204', '00005', '000000550001', '2500N'].join(
        '',
      ),
    );
    expect(at(rows[0], 46, 263)).toBe(' '.repeat(218));
    const [, ana, boleta] = rows;
    expect(at(ana, 3, 12)).toBe('0123456785');
    expect(at(ana, 13, 146)).toBe('Ana Nunez Pena'.padEnd(134));
    expect(at(ana, 147, 188)).toBe(`${'ana@correo.cl'.padEnd(40)}OB`);
    expect(at(ana, 189, 210)).toBe('00123456        016   ');
    expect(at(ana, 211, 222)).toBe('000000400000');
    expect(at(ana, 223, 263)).toBe(`${'Nomina 12, boleta 164'.padEnd(40)}S`);
    expect(at(boleta, 3, 26)).toBe('HO0000000001640123456785');
    expect(at(boleta, 27, 106)).toBe('Ana Nunez Pena'.padEnd(40) + 'Nomina 12, boleta 164'.padEnd(40));
    expect(at(boleta, 107, 263)).toBe('000000400000'.padEnd(157));
  });

  it.each([
    ['corriente', 'CC'],
    ['vista', 'VI'],
    ['ahorro', 'AH'],
  ] as const)('pays an own account %s by form %s', (accountType, form) => {
    const rows = rowsOf(textOf('scotiabank', [{ ...ANA, bank: '014', accountType }]));
    expect(at(rows[1], 187, 188)).toBe(form);
  });
});

describe("the studio's own CSV", () => {
  it('is what the API writes: a mark, quotes where needed, no formulas', () => {
    const odd = { ...ANA, holderName: 'Ana "La Voz"; Núñez', memo: '=1+1', email: null };
    expect(textOf('csv', [ANA, odd])).toBe(
      [
        '\ufeffRUT;Nombre;Código del banco;Banco;Tipo de cuenta;N.º de cuenta;Monto líquido;Correo;Glosa\r\n',
        '12345678-5;Ana Núñez Peña;016;BCI;Corriente;00123456;400000;ana@correo.cl;Nómina 12, boleta 164\r\n',
        `12345678-5;"Ana ""La Voz""; Núñez";016;BCI;Corriente;00123456;400000;;'=1+1\r\n`,
      ].join(''),
    );
  });
});
