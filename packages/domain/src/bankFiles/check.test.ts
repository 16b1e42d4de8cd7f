import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANA, BANKS, BRUNO, STUDIO } from '../../test/bankFileSamples';
import {
  BANK_FILE_TEMPLATES,
  type BankFilePayment,
  type BankFileStudio,
  type BankFileTemplate,
  bankFileTemplate,
  checkBankFile,
  writeBankFiles,
} from '.';

const known = (id: string) => bankFileTemplate(id) as BankFileTemplate;

/** What is told of one payment, after one that is right: 'severity of field: message'. */
function toldOf(id: string, wrong: Partial<BankFilePayment>, studio: Partial<BankFileStudio> = {}): string[] {
  const faults = checkBankFile(known(id), [ANA, { ...ANA, ...wrong }], BANKS, { ...STUDIO, ...studio });
  return faults.map(({ row, field, severity, message }) => `${row} ${severity} ${field}: ${message}`);
}

const unnumbered = { documents: [] };

describe('a payment that is right', () => {
  it.each(['bci', 'santander', 'banco-de-chile', 'bancoestado-proveedores', 'itau', 'scotiabank', 'csv'])(
    'has nothing told by %s',
    (id) => {
      expect(toldOf(id, {})).toEqual([]);
    },
  );
});

describe('the bank of an account', () => {
  it.each([
    ['027', 'Corpbanca ahora es Itaú: pide a la persona que lo cambie y que confirme el número de cuenta.'],
    ['049', 'Security ahora es 028: pide a la persona que lo cambie y que confirme el número de cuenta.'],
    ['057', 'Banco París ya no recibe transferencias: pide a la persona otra cuenta.'],
    ['731', 'No hay un banco con el código 731: pide a la persona que elija otro.'],
  ])('%s is warned of, and the file is written', (bank, message) => {
    for (const id of ['bci', 'csv']) {
      expect(toldOf(id, { bank })).toEqual([`1 warning bank: ${message}`]);
      expect(writeBankFiles(known(id), [{ ...ANA, bank }], STUDIO, BANKS)).toHaveLength(1);
    }
  });

  it('has to be known, and its RUT where the file names it', () => {
    expect(toldOf('bci', { bank: '' })).toEqual([
      '1 error bank: Falta el banco de la cuenta: pídeselo a la persona.',
    ]);
    expect(toldOf('banco-de-chile', { bank: '999' })).toEqual([
      '1 error bankRut: Falta el RUT de Banco sin RUT: agrégalo en Catálogos, Bancos.',
    ]);
    // Merged, it is paid by the RUT of the bank that it became, and lacks that one's.
    expect(toldOf('banco-de-chile', { bank: '027' })).toEqual([
      '1 warning bank: Corpbanca ahora es Itaú: pide a la persona que lo cambie y que confirme el número de cuenta.',
    ]);
    expect(toldOf('banco-de-chile', { bank: '731' })).toContain(
      '1 error bankRut: Falta el RUT de su banco: agrégalo en Catálogos, Bancos.',
    );
  });
});

describe('the account', () => {
  it.each([
    ['bci', '', 'Falta el número de cuenta: pídeselo a la persona.'],
    [
      'bci',
      '12-345',
      'El número de cuenta lleva algo que no es un dígito: pide a la persona que lo deje solo con números.',
    ],
    [
      'bci',
      '1'.repeat(19),
      'El número de cuenta tiene 19 dígitos y el banco admite 18: revísalo con la persona.',
    ],
    [
      'scotiabank',
      '1'.repeat(17),
      'El número de cuenta tiene 17 dígitos y el banco admite 16: revísalo con la persona.',
    ],
  ])('of %s, typed %j, is an error', (id, accountNumber, message) => {
    expect(toldOf(id, { accountNumber })).toEqual([`1 error accountNumber: ${message}`]);
  });

  it('of an unknown type has no form of payment', () => {
    const accountType = 'rut' as never;
    const message = 'Este archivo no paga a cuentas de ese tipo: pide a la persona otra cuenta.';
    expect(toldOf('bancoestado-abonos', { accountType })).toEqual([`1 error accountType: ${message}`]);
    expect(toldOf('csv', { accountType })).toEqual([`1 error accountType: ${message}`]);
  });
});

describe('a CuentaRUT', () => {
  const checked = (payment: BankFilePayment) =>
    checkBankFile(known('bancoestado-abonos'), [payment], BANKS, STUDIO);

  it.each(['10000013K', '10.000.013-k', '010000013K'])(
    'typed with its check digit, %s, is mended',
    (accountNumber) => {
      expect(checked({ ...BRUNO, accountNumber })).toEqual([
        {
          ...{
            row: 0,
            field: 'accountNumber',
            severity: 'note',
            reason: 'cuentaRutWithCheckDigit',
            mended: '10000013',
          },
          message: 'La CuentaRUT es el RUT sin su dígito verificador: en el archivo va 10000013.',
        },
      ]);
      const [file] = writeBankFiles(
        known('bancoestado-abonos'),
        [{ ...BRUNO, accountNumber }],
        STUDIO,
        BANKS,
      );
      expect(file && 'text' in file ? file.text.split('\t').slice(4, 6) : []).toEqual(['30', '10000013']);
    },
  );

  it('of somebody else is warned of, because the bank would send the money back', () => {
    expect(checked({ ...BRUNO, accountNumber: '12345678' })).toEqual([
      {
        ...{ row: 0, field: 'accountNumber', severity: 'warning', reason: 'cuentaRutOfAnother' },
        message:
          'La CuentaRUT del titular es 10000013: pide a la persona que corrija el número de cuenta o el RUT del titular.',
      },
    ]);
    expect(checked({ ...BRUNO, accountNumber: '00123456789' })).toEqual([]);
  });
});

describe('the name of the holder', () => {
  it.each([
    ['Ana 🦊 Núñez', '«🦊»'],
    ['🦊', '«🦊»'],
    ['Анна Ana', '«А», «н», «а»'],
    ['Анна', '«А», «н», «а»'],
    ['Ana + Eva', '«+»'],
    ['ΑΒΓΔΕΖΗ Ana', '«Α», «Β», «Γ», «Δ», «Ε»…'],
  ])('%s stops the file: the bank would read another name', (holderName, letters) => {
    const template = known('banco-de-chile');
    expect(toldOf('banco-de-chile', { holderName })).toEqual([
      `1 error holderName: El nombre del titular lleva ${letters}, que el banco no acepta: escríbelo en su ficha con letras de la A a la Z.`,
    ]);
    expect(writeBankFiles(template, [ANA, { ...ANA, holderName }], STUDIO, BANKS)).toEqual([]);
  });

  it.each(BANK_FILE_TEMPLATES)(
    'in Cyrillic is stopped by every bank, and written by the CSV: $id',
    (template) => {
      const payments = [{ ...ANA, holderName: 'Анна' }];
      const isWritten = template.id === 'csv';
      expect(checkBankFile(template, payments, BANKS, STUDIO)).toMatchObject(
        isWritten ? [] : [{ row: 0, field: 'holderName', severity: 'error', reason: 'lostName' }],
      );
      expect(writeBankFiles(template, payments, STUDIO, BANKS)).toHaveLength(isWritten ? 1 : 0);
    },
  );

  it('of a company may have a number, unless the bank takes letters alone', () => {
    const holderName = 'Voces 3 SpA';
    expect(toldOf('bci', { holderName })).toEqual([]);
    expect(toldOf('bancoestado-proveedores', { holderName })).toEqual([
      '1 error holderName: El nombre del titular lleva «3», que el banco no acepta: escríbelo en su ficha con letras de la A a la Z.',
    ]);
  });

  it('is needed, and letters of the bank are left of it', () => {
    const missing = '1 error holderName: Falta el nombre del titular: pide a la persona que lo agregue.';
    expect(toldOf('itau', { holderName: ' ' })).toEqual([missing]);
    expect(toldOf('csv', { holderName: '' })).toEqual([missing]);
    expect(toldOf('itau', { holderName: '¿?' })[1]).toBe(missing);
  });

  it('is cut where the column ends, as banks have it, without a word', () => {
    for (const id of ['banco-de-chile', 'itau', 'bci'])
      expect(toldOf(id, { holderName: 'Ñ'.repeat(200) })).toEqual([]);
  });

  it.each([
    ['Søren Łukasz Weiß', 'Soren Lukasz Weiss'],
    ['Đorđe Þór Æsa Œuvre', 'Dorde THor AEsa OEuvre'],
    ['José Peña Güell', 'Jose Pena Guell'],
  ])('%s is written with letters of the bank', (holderName, written) => {
    expect(toldOf('santander', { holderName })).toEqual([]);
    const [file] = writeBankFiles(known('santander-xlsx'), [{ ...ANA, holderName }], STUDIO, BANKS);
    expect(file && 'rows' in file ? file.rows[1]?.[6] : '').toBe(written);
  });

  it('has accents, dashes and invisible characters without a word', () => {
    expect(toldOf('bancoestado-proveedores', { holderName: 'Núñez Peña' })).toEqual([]);
    expect(toldOf('bci', { holderName: 'Ana\u200b Núñez – O’Hara' })).toEqual([]);
  });

  it('may lose its hyphen with a note', () => {
    const holderName = 'Ana Pérez-Cotapos';
    expect(toldOf('bancoestado-proveedores', { holderName })).toEqual([
      '1 note holderName: «Nombre» lleva «-», que el banco no acepta: en su lugar va un espacio.',
    ]);
  });

  it('is told of where it holds the separator', () => {
    expect(toldOf('bci', { holderName: 'Núñez; Ana' })).toEqual([
      '1 note holderName: «Nombre Beneficiario» lleva el signo que separa las columnas: en su lugar va un espacio.',
    ]);
  });
});

describe('the amount', () => {
  it.each([
    ['banco-de-chile', 0, 'El monto es $0: quita el pago de la nómina.'],
    ['banco-de-chile', -1, 'El monto no es una cantidad de pesos enteros: revisa sus boletas.'],
    ['banco-de-chile', 10.5, 'El monto no es una cantidad de pesos enteros: revisa sus boletas.'],
    [
      'banco-de-chile',
      100_000_000_000,
      '$100.000.000.000 no cabe en las 11 cifras que admite el banco: divide el pago.',
    ],
  ])('of %s, %d, is an error', (id, amount, message) => {
    expect(toldOf(id, { ...unnumbered, amount })).toEqual([`1 error amount: ${message}`]);
  });

  it('is not asked for again by the total', () => {
    expect(toldOf('scotiabank', { amount: 10.5 })).toEqual([
      '1 error documents: Las boletas no suman el monto del pago: revisa el pago antes de enviarlo.',
      '1 error amount: El monto no es una cantidad de pesos enteros: revisa sus boletas.',
    ]);
  });

  it('of a boleta has to fit, too', () => {
    const amount = 100_000_000_000;
    expect(toldOf('itau', { amount, documents: [{ number: 1, day: '2026-10-01', amount }] })).toEqual([
      '1 error documents: $100.000.000.000 no cabe en las 11 cifras que admite el banco: divide el pago.',
    ]);
  });

  it('of all payments has to fit', () => {
    const amount = 999_999_999_999;
    const wrong = { amount, documents: [{ number: 1, day: '2026-10-01', amount }] };
    expect(toldOf('scotiabank', wrong)).toEqual([
      'null error payments: $1.000.000.399.999 no cabe en las 12 cifras que admite el banco: divide la nómina.',
    ]);
  });
});

describe('the boletas of a payment', () => {
  it('have to sum to it', () => {
    expect(toldOf('csv', { amount: 1 })).toEqual([
      '1 error documents: Las boletas no suman $1: revisa el pago antes de enviarlo.',
    ]);
    expect(toldOf('csv', { amount: 1.5 })).toContain(
      '1 error documents: Las boletas no suman el monto del pago: revisa el pago antes de enviarlo.',
    );
    const part = { day: '2026-10-01', orderNumber: 1 };
    const negative = [
      { ...part, number: 1, amount: 500_000 },
      { ...part, number: 2, amount: -100_000 },
    ];
    expect(toldOf('csv', { documents: negative })).toEqual([
      '1 error documents: Las boletas no suman $400.000: revisa el pago antes de enviarlo.',
    ]);
    expect(toldOf('scotiabank', unnumbered)).toEqual([
      '1 error documents: El banco pide el detalle de las boletas y el pago no tiene: agrégalas a la nómina.',
    ]);
  });

  it('have folio, order and day where the bank asks for them', () => {
    expect(toldOf('bci', unnumbered)).toEqual([
      '1 error documents: Falta el folio de la boleta: el banco no acepta el pago sin él.',
      '1 error documents: Falta el número de la orden: el banco no acepta el pago sin él.',
    ]);
    expect(toldOf('itau', { documents: [{ number: 1, day: '2026-02-30', amount: 400_000 }] })).toEqual([
      '1 error documents: Falta «Fecha del documento»: complétalo.',
    ]);
    expect(toldOf('itau', { documents: [{ number: 1e12, day: '2026-02-03', amount: 400_000 }] })).toEqual([
      '1 error documents: «Número del documento» tiene 13 caracteres y el banco admite 12: acórtalo.',
    ]);
  });

  it('are told of where the file names one of them only', () => {
    expect(toldOf('bci', BRUNO)).toEqual([
      '1 note documents: El pago es de 2 boletas y el archivo nombra una: lleva el folio 3.',
    ]);
  });
});

describe('what may be left out', () => {
  it('is an e-mail', () => {
    const start = '1 note email: «Correo»';
    const end = 'queda fuera del archivo, y el banco no le avisa a la persona.';
    expect(toldOf('itau', { email: `${'a'.repeat(30)}@correo.cl` })).toEqual([
      `${start} tiene más de los 34 caracteres que admite el banco: ${end}`,
    ]);
    expect(toldOf('itau', { email: 'peña@correo.cl' })).toEqual([
      `${start} lleva caracteres que el banco no acepta: ${end}`,
    ]);
  });

  it('is a letter of a message', () => {
    expect(toldOf('bci', { memo: 'Gracias 🦊' })).toEqual([
      '1 note memo: «Mensaje Destinatario (3)» lleva «🦊», que el banco no acepta: en su lugar va un espacio.',
    ]);
  });
});

describe('the RUT of a holder', () => {
  it('is told of once, though the file has it in two columns', () => {
    expect(toldOf('bci', { holderRut: '12.345.678-4' })).toEqual([
      '1 error holderRut: El RUT del titular falta o no es válido: pide a la persona que lo corrija.',
    ]);
  });
});

describe('the studio', () => {
  it.each([
    [{ rut: '' }, 'studioRut: El RUT del estudio falta o no es válido: corrígelo en Catálogos.'],
    [{ agreement: '' }, 'agreement: Falta el número de convenio con el banco: agrégalo en Catálogos.'],
    [{ agreement: '1234' }, 'agreement: «Convenio» tiene 4 caracteres y el banco admite 3: acórtalo.'],
    [{ agreement: 'A1' }, 'agreement: «Convenio» lleva algo que el banco no acepta: corrígelo.'],
    [{ payDay: '04-12-2026' }, 'payDay: Falta la fecha de pago: elígela.'],
  ])('with %j is told of once, before the rows', (studio, told) => {
    expect(toldOf('scotiabank', { holderName: '🦊 Ana' }, studio)[0]).toBe(`null error ${told}`);
  });

  it.each([
    ['', 'Falta la cuenta de cargo del estudio: agrégala en Catálogos.'],
    ['12-3', 'La cuenta de cargo lleva algo que no es un dígito: déjala solo con números en Catálogos.'],
    ['1'.repeat(13), 'La cuenta de cargo tiene 13 dígitos y el banco admite 12: corrígela en Catálogos.'],
  ])('has a charge account, not %j', (chargeAccount, message) => {
    expect(toldOf('bci', {}, { chargeAccount })).toEqual([`null error chargeAccount: ${message}`]);
  });
});

describe('anything instead of payments, banks and studio', () => {
  it('is told of, and no file is written', () => {
    const anything = fc.anything({
      withNullPrototype: true,
      withBigInt: true,
      withDate: true,
      withSparseArray: true,
    });
    fc.assert(
      fc.property(anything, fc.array(anything), anything, (payments, list, studio) => {
        for (const given of [payments, list]) {
          const args = [given, list, studio] as unknown as [BankFilePayment[], never, never];
          expect(checkBankFile(known('banco-de-chile'), ...args)).not.toEqual([]);
          expect(writeBankFiles(known('banco-de-chile'), args[0], args[2], args[1])).toEqual([]);
          expect(checkBankFile(given as never, ...args)).toHaveLength(1);
        }
      }),
    );
  });
});

describe('the file', () => {
  it('needs payments and a description', () => {
    expect(checkBankFile(known('csv'), [], BANKS, STUDIO)).toMatchObject([
      { row: null, reason: 'noPayments' },
    ]);
    expect(checkBankFile(null as never, [ANA], BANKS, STUDIO)).toMatchObject([
      { row: null, reason: 'notATemplate' },
    ]);
  });

  it('names rows by their place among all payments, also in several files', () => {
    const payments = [ANA, BRUNO, { ...ANA, accountNumber: '' }];
    const faults = checkBankFile({ ...known('banco-de-chile'), mostPayments: 2 }, payments, BANKS, STUDIO);
    expect(faults.map(({ row }) => row)).toEqual([2]);
  });

  it('with a column that nobody can fill is told of', () => {
    const column = { name: 'Signo', value: 'zodiac' as never, width: 2, letters: null, isRequired: true };
    const template = { ...known('csv'), records: [{ per: 'payment', columns: [column] }] } as const;
    expect(checkBankFile(template, [ANA], BANKS, STUDIO)).toMatchObject([
      { row: 0, field: 'template', message: 'Falta «Signo»: complétalo.' },
    ]);
  });

  it('with a constant that is wider than its column is told of', () => {
    const column = { name: 'Tipo', value: { constant: 'PRV' }, width: 2, letters: null } as const;
    const template = { ...known('csv'), records: [{ per: 'payment', columns: [column] }] } as const;
    expect(checkBankFile(template, [ANA], BANKS, STUDIO)).toMatchObject([
      { field: 'template', reason: 'tooLong' },
    ]);
  });
});
