import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRut, rutCheckDigit } from '../rut';
import { type AnswerLayout, BANCO_ESTADO_ANSWER, readBankAnswer } from '.';

const HEADER = ['RUT', 'Nombre', 'Monto', 'Estado', 'Motivo'];
const ABOVE = [
  ['Detalle Nómina'],
  ['N° Nómina:', '1012', 'Fecha :', '30-11-2026'],
  ['Rut', '76.007.075-0', 'Estado', 'Procesada', 'Monto', '1.300.000'],
  [],
];
const read = (...rows: unknown[][]) => readBankAnswer([...ABOVE, HEADER, ...rows]);

describe('the answer of a bank', () => {
  test('has lines below its header, and pairs of labels and values above', () => {
    expect(
      read(
        ['12.345.678-5', 'Ana Soto', '400.000', 'Pagado', ''],
        ['', null, undefined],
        ['9.876.543-3', 'Luis Peña', 152550, 'RECHAZADO', 'Cuenta  inexistente'],
        ['10000013−k', 'Eva Díaz', '$1.300.000.-', ' pendiente  de cobro ', ''],
      ),
    ).toEqual({
      message: '',
      about: [
        { label: 'N° Nómina', value: '1012' },
        { label: 'Fecha', value: '30-11-2026' },
        { label: 'Rut', value: '76.007.075-0' },
        { label: 'Estado', value: 'Procesada' },
        { label: 'Monto', value: '1.300.000' },
      ],
      lines: [
        { row: 6, rut: '12.345.678-5', amount: 400_000, state: 'paid' },
        { row: 8, rut: '9.876.543-3', amount: 152_550, state: 'rejected', reason: 'Cuenta inexistente' },
        { row: 9, rut: '10.000.013-K', amount: 1_300_000, state: 'waiting' },
      ],
      errors: [],
    });
  });

  test('without lines is read too, and sums below them are left out', () => {
    expect(read()).toMatchObject({ message: '', lines: [], errors: [] });
    expect(
      read(['Total', '', '400.000'], ['', 'TOTALES', '1'], ['', '', '400.000', 'Total'], null as never),
    ).toMatchObject({ errors: [{ row: 8, message: expect.stringContaining('Falta el RUT') }] });
    expect(read(['12.345.678', 'Total', '1', 'Pagado'], ['Total', '', '1', 'Pagado']).errors).toHaveLength(2);
  });

  test('has at most 20,000 payments, those that cannot be read too', () => {
    const rows = Array.from({ length: 20_000 }, () => ['12.345.678-5', 'Ana Soto', '1000', 'Pagado', '']);
    expect(read(...rows, ['Total', '', '1']).lines).toHaveLength(20_000);
    expect(read(...rows, ['', '', '1000', 'Pagado'])).toEqual({
      ...{ about: [], lines: [], errors: [] },
      message: 'Tiene 20.001 pagos y se aceptan hasta 20.000: revisa que sea la respuesta de una sola nómina',
    });
  });

  test('has its columns wherever their headings stand', () => {
    const rows = [
      ['Motivo', 'estado', 'CUENTA', 'Monto:', 'R.U.T.'],
      ['', 'Pagado', '00-123', '1000', '12345678-5'],
    ];
    expect(readBankAnswer(rows)).toMatchObject({
      message:
        'No se encontró el encabezado: falta RUT. Si el banco lo llama de otro modo, asígnalo en «Columnas del banco»',
    });
    const headings = { ...BANCO_ESTADO_ANSWER.headings, rut: ['RUT', 'R.U.T.'] };
    expect(readBankAnswer(rows, { ...BANCO_ESTADO_ANSWER, headings }).lines).toEqual([
      { row: 2, rut: '12.345.678-5', amount: 1000, account: '00-123', state: 'paid' },
    ]);
  });

  test('says what its header lacks, and which heading it has twice', () => {
    expect(readBankAnswer([['Nombre']]).message).toBe(
      'No se encontró el encabezado: faltan RUT, Monto y Estado. Si el banco los llama de otro modo, asígnalos en «Columnas del banco»',
    );
    expect(readBankAnswer([['Rut', 'Monto'], ['x']]).message).toBe(
      'No se encontró el encabezado: falta Estado. Si el banco lo llama de otro modo, asígnalo en «Columnas del banco»',
    );
    expect(readBankAnswer([['Rut', 'Monto', 'Estado', 'MONTO']]).message).toBe('Hay dos columnas «MONTO»');
    const shared = { ...BANCO_ESTADO_ANSWER.headings, account: ['Rut'] };
    expect(readBankAnswer([HEADER], { ...BANCO_ESTADO_ANSWER, headings: shared }).message).toBe(
      'Una misma columna está asignada dos veces',
    );
    expect(readBankAnswer('nada' as never).message).toContain('No se encontró');
    expect(readBankAnswer([HEADER], null as never).message).toContain('No se encontró');
  });
});

describe('columns that ADMIN assigned', () => {
  const layout: AnswerLayout = {
    headings: {},
    columns: { rut: 1, checkDigit: 2, amount: 3, state: 0, account: 4 },
    rowsAbove: 1,
    words: [{ word: 'OK', state: 'paid' }],
  };

  test('are read by number, a check digit of its own column included', () => {
    expect(
      readBankAnswer(
        [
          ['Archivo', '77'],
          ['ok', '000012345678', '5', '0000000400000', 123],
          ['Pagado', '000012345678', '5', '1', ''],
        ],
        layout,
      ),
    ).toEqual({
      message: '',
      about: [{ label: 'Archivo', value: '77' }],
      lines: [{ row: 2, rut: '12.345.678-5', amount: 400_000, account: '123', state: 'paid' }],
      errors: [{ row: 3, message: 'No se conoce el estado «Pagado»: asígnalo en «Columnas del banco»' }],
    });
  });

  test('need a RUT, an amount and a state, each its own', () => {
    const of = (columns: AnswerLayout['columns']) =>
      readBankAnswer([], { ...layout, columns, rowsAbove: undefined } as AnswerLayout).message;
    expect(of({ rut: 0, state: -1 })).toBe('Falta asignar columna a: Monto, Estado');
    expect(of({ rut: 0, amount: 0, state: 2 })).toBe('Una misma columna está asignada dos veces');
    expect(of({ rut: 0, amount: 1, state: 2 })).toBe('');
  });
});

describe('a row that cannot be read is told, never guessed', () => {
  test.each([
    [['12.345.678-4', '', '1000', 'Pagado'], '«12.345.678-4» no es un RUT válido'],
    // Perhaps 76.543.216 without its check digit.
    [['76.543.216', '', '1000', 'Pagado'], '«76.543.216» no es un RUT válido'],
    [['', 'Ana', '1000', 'Pagado'], 'Falta el RUT'],
    [[12345678.5, '', '1000', 'Pagado'], '«12345678.5» no es un RUT válido'],
    [['12345678-5', '', '1,000', 'Pagado'], /dos maneras/],
    [['12345678-5', '', '1000,5', 'Pagado'], /dos maneras/],
    [['12345678-5', '', '130.0', 'Pagado'], /dos maneras/],
    [['12345678-5', '', '1.30', 'Pagado'], /dos maneras/],
    [['12345678-5', '', 1000.5, 'Pagado'], '«1000.5» no es un monto en pesos'],
    [['12345678-5', '', -1000, 'Pagado'], '«-1000» no es un monto en pesos'],
    [['12345678-5', '', Number.NaN, 'Pagado'], 'Falta el monto'],
    [['12345678-5', '', 'mil', 'Pagado'], '«mil» no es un monto en pesos'],
    [['12345678-5', '', '$0', 'Pagado'], 'El monto es $0'],
    [
      ['12345678-5', '', '1000', 'Pagada'],
      'No se conoce el estado «Pagada»: asígnalo en «Columnas del banco»',
    ],
    [['12345678-5', '', '1000', ''], 'Falta el estado'],
    [['x', '', '', ''], '«x» no es un RUT válido. Falta el monto. Falta el estado'],
  ])('%j', (cells, message) => {
    const { lines, errors } = read(cells);
    expect(lines).toEqual([]);
    expect(errors).toEqual([
      { row: 6, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });

  test.each([
    ['1.300.000', 1_300_000],
    ['1300000', 1_300_000],
    ['$ 1.300.000', 1_300_000],
    ['1.300.000,-', 1_300_000],
    ['1.300.000,00', 1_300_000],
    ['1.234.567.890', 1_234_567_890],
    ['1234567890', 1_234_567_890],
    [1_300_000, 1_300_000],
  ])('an amount %s is %d', (cell, amount) => {
    expect(read(['12345678-5', '', cell, 'Pagado']).lines).toMatchObject([{ amount }]);
  });

  test('an account that a spreadsheet cut is no account', () => {
    const accountOf = (account: unknown) =>
      readBankAnswer([
        ['Rut', 'Monto', 'Estado', 'Cuenta'],
        ['12345678-5', '1000', 'Pagado', account],
      ]);
    expect([12_345_678, '000123', 'X-1'].map((cell) => accountOf(cell).lines[0]?.account)).toEqual([
      '12345678',
      '000123',
      'X-1',
    ]);
    for (const cell of [1_234_567_890_123_456, '1,23E+17', '1e17', 12.5, -3])
      expect(accountOf(cell).errors).toMatchObject([{ message: expect.stringContaining('perdió cifras') }]);
  });

  test('a word with two states is neither', () => {
    const words = [
      { word: 'Procesado', state: 'paid' },
      { word: 'PROCESADO', state: 'waiting' },
      { word: 'Abonado', state: 'paid' },
      { word: 'abonado', state: 'paid' },
      { word: 'Raro', state: 'lost' },
      null,
    ] as AnswerLayout['words'];
    const states = (word: string) =>
      readBankAnswer([HEADER, ['12345678-5', '', '1', word]], { ...BANCO_ESTADO_ANSWER, words });
    expect(states('Abonado').lines).toMatchObject([{ state: 'paid' }]);
    expect(states('Procesado').errors).toEqual([
      { row: 2, message: '«Procesado» está asignado a dos estados' },
    ]);
    expect(states('Raro').errors).toEqual([
      { row: 2, message: 'No se conoce el estado «Raro»: asígnalo en «Columnas del banco»' },
    ]);
    expect(
      readBankAnswer([HEADER, ['12345678-5', '', '1', 'x']], {
        headings: BANCO_ESTADO_ANSWER.headings,
      } as never).errors,
    ).toHaveLength(1);
  });
});

test('every row below the header is a line or an error', () => {
  const body = fc.integer({ min: 1_000_000, max: 29_999_999 });
  const rut = body.map((number) => formatRut(`${number}${rutCheckDigit(String(number))}`));
  const cells = fc.tuple(
    fc.oneof(
      rut,
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
    ),
    fc.string(),
    fc.oneof(fc.integer({ min: 1 }), fc.string()),
    fc.oneof(fc.constantFrom('Pagado', 'RECHAZADO', 'Pendiente de Cobro'), fc.string()),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(cells.filter(([first]) => !/^total/i.test(first))), (rows) => {
      const { lines, errors } = read(...rows);
      const told = [...lines, ...errors].map(({ row }) => row).sort((one, other) => one - other);
      expect(told).toEqual(rows.map((_, place) => place + 6));
    }),
  );
});
