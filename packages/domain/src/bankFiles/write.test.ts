import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANA, BANKS, BRUNO, STUDIO } from '../../test/bankFileSamples';
import {
  BANK_FILE_TEMPLATES,
  type BankFilePayment,
  type BankFileTemplate,
  bankFileTemplate,
  checkBankFile,
  isBankFileTemplate,
  writeBankFiles,
} from '.';

const known = (id: string) => bankFileTemplate(id) as BankFileTemplate;
const written = (template: BankFileTemplate, payments: readonly BankFilePayment[]) =>
  writeBankFiles(template, payments, STUDIO, BANKS);

/** The fields of every row, read by the description alone: by position, by separator, or as cells. */
function fieldsRead(template: BankFileTemplate, payments: readonly BankFilePayment[]): string[][] {
  const { layout, lineEnd, hasHeader } = template;
  return written(template, payments).flatMap((file) => {
    if ('rows' in file) return file.rows.slice(hasHeader ? 1 : 0).map((row) => [...row]);
    const text = file.text.replace('\ufeff', '');
    if (layout.kind === 'separated' && layout.hasQuotes) return quotedRows(text).slice(1);
    const rows = text.split(lineEnd).slice(hasHeader ? 1 : 0, -1);
    if (layout.kind === 'separated') return rows.map((row) => row.split(layout.separator));
    return rows.map((row) => {
      const record = template.records.find(({ columns: [type] }) => {
        const value = type?.value;
        return typeof value === 'object' && 'constant' in value && row.startsWith(value.constant);
      });
      const columns = (record ?? template.records[0])?.columns ?? [];
      const starts = columns.map((_, i) =>
        columns.slice(0, i).reduce((sum, { width }) => sum + (width ?? 0), 0),
      );
      return columns.map(({ width }, i) => row.slice(starts[i], (starts[i] ?? 0) + (width ?? 0)));
    });
  });
}

/** The rows of a text with quotes, read as RFC 4180 says. */
function quotedRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/gy)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ';') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** Which column of a payment's row holds a value. */
const positionOf = ({ records }: BankFileTemplate, value: string) =>
  records.find(({ per }) => per === 'payment')?.columns.findIndex((column) => column.value === value) ?? -1;

/** The rows of payments: in files of several types of row, these begin with another number than the others. */
function paymentRows(template: BankFileTemplate, payments: readonly BankFilePayment[]): string[][] {
  const first = template.records.find(({ per }) => per === 'payment')?.columns[0]?.value;
  const type = typeof first === 'object' && 'constant' in first ? first.constant : undefined;
  return fieldsRead(template, payments).filter(([start]) => type === undefined || start === type);
}

const names = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 250 }),
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc.constantFrom(
    'N'.repeat(200),
    'Ñandú '.repeat(40),
    '🦊'.repeat(100),
    'Анна',
    'A;B\tC\r\nD',
    '\ud83e',
    'ﬀ'.repeat(45),
  ),
);

/** Letters that every bank takes, or writes in another way. */
const LETTERS = [..."ABCxyz ÑñÁÜçøŁß.-’'"];

/** A payment that every bank takes, with anything as its texts. */
const payment = fc
  .record({
    holderName: fc.oneof(names, fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 250 })),
    email: fc.oneof(names, fc.constant('ana@correo.cl'), fc.constant(null)),
    memo: names,
    alias: names,
    bank: fc.constantFrom('001', '012', '014', '016', '037', '039'),
    accountType: fc.constantFrom('corriente', 'vista', 'ahorro'),
    accountNumber: fc.stringMatching(/^\d{4,16}$/),
    amount: fc.integer({ min: 1, max: 99_999_999 }),
  })
  .map(
    (fields): BankFilePayment => ({
      ...({ ...ANA, ...fields } as BankFilePayment),
      documents: [{ number: 164, day: '2026-10-01', amount: fields.amount, orderNumber: 1187 }],
    }),
  );

describe.each(BANK_FILE_TEMPLATES.map((template) => [template.id, template] as const))(
  '%s',
  (_, template) => {
    it('is written exactly when no error is told', () => {
      fc.assert(
        fc.property(fc.array(payment, { maxLength: 4 }), (payments) => {
          const faults = checkBankFile(template, payments, BANKS, STUDIO);
          const isWritten = written(template, payments).length > 0;
          expect(isWritten).toBe(faults.every(({ severity }) => severity !== 'error'));
        }),
        { numRuns: 60 },
      );
    });

    it('keeps every field in its column, whatever the texts are', () => {
      const [account, amount, name] = ['account', 'amount', 'name'].map((value) =>
        positionOf(template, value),
      );
      fc.assert(
        fc.property(payment, (anything) => {
          const legible = { ...anything, holderName: `A${anything.holderName}` };
          const rows = paymentRows(template, [legible]);
          const isLost = checkBankFile(template, [legible], BANKS, STUDIO).some(
            ({ field, severity }) => field === 'holderName' && severity === 'error',
          );
          // Half a name is another person's.
          if (isLost) {
            expect(rows).toEqual([]);
            return;
          }
          const plain = paymentRows(template, [
            { ...legible, holderName: 'Ana', email: null, memo: null, alias: null },
          ]);
          expect(rows).toHaveLength(1);
          expect(rows[0]).toHaveLength(plain[0]?.length ?? 0);
          for (const position of [account, amount])
            expect(rows[0]?.[position ?? -1]).toBe(plain[0]?.[position ?? -1]);
          const isWhole = template.layout.kind === 'separated' && template.layout.hasQuotes;
          const written = rows[0]?.[name ?? -1];
          if (isWhole) expect(written).toBe(legible.holderName.trim());
          else expect(written).toMatch(/^A[ -~]*$/);
        }),
        { numRuns: 100 },
      );
    });

    it('sums to its payments, each of them once', () => {
      const column = positionOf(template, 'amount');
      fc.assert(
        fc.property(fc.array(payment, { minLength: 1, maxLength: 5 }), (typed) => {
          const payments = typed.map((one) => ({ ...one, holderName: 'Ana' }));
          const amounts = paymentRows(template, payments).map((row) => Number(row[column]));
          expect(amounts).toEqual(payments.map(({ amount }) => amount));
        }),
        { numRuns: 50 },
      );
    });
  },
);

describe('several files', () => {
  it('have at most the rows that the bank takes, and each payment once', () => {
    const payments = Array.from({ length: 250 }, (_, i) => ({ ...ANA, amount: i + 1, documents: [] }));
    const files = written(known('banco-de-chile'), payments);
    expect(files.map(({ name }) => name)).toEqual([1, 2, 3].map((n) => `nomina-12-banco-de-chile-${n}.txt`));
    const rows = files.map((file) => ('text' in file ? file.text.split('\r\n').slice(0, -1) : []));
    expect(rows.map((group) => group.length)).toEqual([100, 100, 50]);
    const amounts = rows.flat().map((row) => Number(row.slice(93, 104)));
    expect(amounts).toEqual(payments.map(({ amount }) => amount));
  });

  it('have each its own count and total', () => {
    const files = written({ ...known('scotiabank'), mostPayments: 1 }, [ANA, BRUNO]);
    const starts = files.map((file) => ('text' in file ? file.text.slice(23, 40) : ''));
    expect(starts).toEqual(['00002000000400000', '00003000000150001']);
  });
});

describe('no file at all', () => {
  it.each([
    ['an account of letters', { accountNumber: '12-34' }],
    ['an account that is too long', { accountNumber: '1'.repeat(19) }],
    ['a RUT that is not valid', { holderRut: '12.345.678-4' }],
    ['an amount of 0', { amount: 0, documents: [] }],
    ['an amount with decimals', { amount: 1000.5, documents: [] }],
    ['an amount that is too long', { amount: 100_000_000_000, documents: [] }],
    ['boletas that do not sum to the amount', { amount: 1000 }],
    ['a name of which nothing is left', { holderName: 'Анна' }],
    ['a name that would lose a letter', { holderName: 'Ana Soto 😀' }],
    ['no name', { holderName: ' ' }],
    ['a bank without RUT', { bank: '999' }],
  ])('is made of %s, also beside payments that are right', (_, wrong) => {
    const template = known('banco-de-chile');
    expect(written(template, [BRUNO])).toHaveLength(1);
    expect(written(template, [BRUNO, { ...ANA, ...wrong }])).toEqual([]);
  });

  it('is made of nothing', () => {
    expect(written(known('csv'), [])).toEqual([]);
    expect(writeBankFiles(known('csv'), 'no list' as never, null as never)).toEqual([]);
  });

  it.each([
    null,
    {},
    { ...known('csv'), layout: { kind: 'separated', separator: '' } },
    { ...known('csv'), layout: { kind: 'cells', sheet: 'Hoja1', firstRow: 0 } },
    { ...known('csv'), encoding: 'utf16' },
    { ...known('csv'), lineEnd: '\r' },
    { ...known('csv'), mostPayments: 0 },
    { ...known('csv'), records: [{ per: 'bank', columns: [] }] },
    { ...known('csv'), records: [{ per: 'payment', columns: [null] }] },
    { ...known('csv'), layout: { kind: 'fixed' } },
    {
      ...known('csv'),
      records: [
        { per: 'payment', columns: [{ name: '', value: 'rut', width: null, letters: null, isFilled: true }] },
      ],
    },
    { ...known('itau'), encoding: 'utf8' },
    {
      ...known('itau'),
      records: [{ per: 'payment', columns: [{ name: '', value: 'rut', width: 1e9, letters: null }] }],
    },
    {
      ...known('itau'),
      records: [
        { per: 'payment', columns: [{ name: '', value: { cases: [null] }, width: 1, letters: null }] },
      ],
    },
    {
      ...known('itau'),
      records: [{ per: 'payment', columns: [{ name: '', value: 'rut', width: 1, fill: '', letters: null }] }],
    },
  ])('is made by what is no description: %#', (template) => {
    expect(isBankFileTemplate(template)).toBe(false);
    expect(written(template as BankFileTemplate, [ANA])).toEqual([]);
  });
});

describe("a description of ADMIN's own", () => {
  const column = { name: 'Nombre', value: 'name', width: 12, letters: null, beyond: 'cut' } as const;
  const own = (more: object): BankFileTemplate => ({
    ...known('santander'),
    ...{ id: 'ñ/1', hasHeader: false, lineEnd: '\n', encoding: 'latin1' },
    records: [{ per: 'payment', columns: [column] }],
    ...more,
  });
  const rowOf = (template: BankFileTemplate, holderName: string) => {
    const [file] = written(template, [{ ...ANA, holderName }]);
    return file && 'text' in file ? file.text : undefined;
  };

  it('keeps accents where it names no letters, within its encoding', () => {
    expect(rowOf(own({}), 'Núñez; ‘Ana’')).toBe('Núñez Ana\n');
    expect(rowOf(own({}), 'Núñez 🦊')).toBeUndefined();
    expect(rowOf(own({ encoding: 'utf8' }), 'Núñez 🦊🦊🦊🦊🦊🦊🦊🦊')).toBe('Núñez 🦊🦊🦊🦊🦊🦊\n');
    expect(written(own({}), [ANA])[0]?.name).toBe('nomina-12--1.csv');
  });

  it('has its columns named in a fixed layout, too, and blanks for values that nobody knows', () => {
    const unknown = { ...column, name: 'X', value: 'zodiac', width: 3, fill: '*' };
    const fixed = own({
      layout: { kind: 'fixed' },
      hasHeader: true,
      records: [{ per: 'payment', columns: [column, unknown] }],
    });
    expect(rowOf(fixed, 'Ana')).toBe('NombreX\nAna         ***\n');
    expect(rowOf(own({ hasHeader: true, records: [] }), 'Ana')).toBe('\n');
  });

  it('writes quotes and dashes of a word processor as a keyboard has them', () => {
    const letters = { takes: 'A-Za-z \'"-' };
    expect(
      rowOf(own({ records: [{ per: 'payment', columns: [{ ...column, letters }] }] }), '“O’Hara” – B'),
    ).toBe('"O\'Hara" - B\n');
  });
});
