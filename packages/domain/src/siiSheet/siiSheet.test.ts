import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPesos } from '../amounts';
import { formatRut, rutCheckDigit } from '../rut';
import { readSiiSheet, type SheetCell, sheetFaultText, sheetMismatches } from '.';

type Row = SheetCell[];

const HEADER: Row = [
  ...['N°', 'Fecha', 'Estado', 'Fecha Anulación', 'Rut', 'Nombre o Razón Social', 'Soc. Prof.'],
  ...['Brutos', 'Retenido', 'Pagado'],
];
const ABOVE: Row[] = [
  ['Informe mensual de boletas recibidas'],
  ['Contribuyente:', 'ESTUDIO SPA', 'RUT:', '76.007.075− 0'],
  ['Mes:', '11', 'Año:', 2026],
  [],
];
const ANA: Row = [
  ...[164, '03/11/2026', 'N', '', '12.345.678-5', 'ANA  PEREZ', 'NO', '471.976', '71.976', '400.000'],
];
const TOTALS: Row = ['Totales', null, null, null, null, null, null, '471.976', '71.976', '400.000'];

/** The row of sums that a true sheet of these rows has. */
const totalsOf = (rows: Row[]): Row => {
  const inForce = readSiiSheet([HEADER, ...rows]).lines.filter(({ state }) => state !== 'annulled');
  const sum = (of: 'gross' | 'retention' | 'net') => inForce.reduce((total, line) => total + line[of], 0);
  return ['Totales', null, null, null, null, null, null, sum('gross'), sum('retention'), sum('net')];
};
const sheetOf = (...rows: Row[]) => readSiiSheet([...ABOVE, HEADER, ...rows, totalsOf(rows)]);
/** Ana's row with other cells, by title. */
const anaWith = (cells: Record<string, SheetCell>) =>
  ANA.map((cell, index) => {
    const title = `${HEADER[index]}`;
    return title in cells ? (cells[title] ?? null) : cell;
  });
const toldOf = (...rows: Row[]) => sheetOf(...rows).faults.map(sheetFaultText);

describe('a sheet of received boletas', () => {
  test('is read below its header, without Totales', () => {
    expect(sheetOf(ANA)).toEqual({
      ...{ kind: 'bhe', faults: [], months: ['2026-11'], ruts: ['76.007.075-0'] },
      lines: [
        {
          ...{ kind: 'bhe', row: 6, folio: 164, state: 'valid', issuedOn: '2026-11-03', annulledOn: null },
          ...{ rut: '12.345.678-5', name: 'ANA PEREZ', isSociety: false },
          ...{ gross: 471_976, retention: 71_976, net: 400_000 },
        },
      ],
    });
  });

  test('reads a society, an annulled one and one whose annulment is asked for', () => {
    const { lines, faults } = sheetOf(
      anaWith({ 'N°': '1', 'Soc. Prof.': 'SÍ', Retenido: 0, Pagado: 471_976 }),
      anaWith({ 'N°': '99999', Estado: 'Nula', 'Fecha Anulación': '05/11/2026', 'Soc. Prof.': null }),
      anaWith({ 'N°': '1.164', Estado: 'vca', 'Fecha Anulación': '-' }),
    );
    expect(faults).toEqual([]);
    expect(
      lines.map(({ folio, state, annulledOn, isSociety }) => [folio, state, annulledOn, isSociety]),
    ).toEqual([
      [1, 'valid', null, true],
      [99_999, 'annulled', '2026-11-05', null],
      [1164, 'annulmentAsked', null, false],
    ]);
  });

  test('finds its columns without accents, in capitals, in another order, with others between them', () => {
    const order = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
    const headings = ['No', 'FECHA', ' estado', 'FECHA ANULACION', 'R.U.T.', 'NOMBRE O RAZON SOCIAL'];
    const moved = [...headings, 'SOC PROF', 'brutos', 'RETENIDO\u00a0', 'Pagado'];
    const shuffled = (row: Row): Row => ['', ...order.map((index) => row[index] ?? null), 'x'];
    const sheet = readSiiSheet([shuffled(moved), shuffled(ANA)]);
    expect(sheet.faults).toEqual([]);
    expect(sheet.lines).toEqual([{ ...sheetOf(ANA).lines[0], row: 2 }]);
  });

  test('does without the columns that nothing depends on', () => {
    const kept = (row: Row) => row.filter((_, index) => ![3, 5, 6].includes(index));
    const { lines, faults } = readSiiSheet([kept(HEADER), kept(ANA)]);
    expect(faults).toEqual([]);
    expect(lines).toMatchObject([{ folio: 164, name: '', annulledOn: null, isSociety: null }]);
  });

  test('of an empty month is a sheet, whose month is told above the header', () => {
    const empty = { kind: 'bhe', lines: [], faults: [], months: ['2026-11'], ruts: ['76.007.075-0'] };
    expect(sheetOf()).toEqual(empty);
    expect(sheetOf(['No se encontraron boletas'])).toEqual(empty);
    expect(readSiiSheet([HEADER, 'no row', null] as never).faults).toEqual([]);
    expect(readSiiSheet([HEADER])).toEqual({ ...empty, months: [], ruts: [] });
  });

  test('of several pages has its header and its totals several times', () => {
    const second = anaWith({ 'N°': 165 });
    const sheet = readSiiSheet([HEADER, ANA, TOTALS, [], HEADER, second, TOTALS, ['Fin del informe']]);
    expect(sheet.faults).toEqual([]);
    expect(sheet.lines.map(({ folio, row }) => [folio, row])).toEqual([
      [164, 2],
      [165, 6],
    ]);
  });

  test('has at most 20,000 boletas, whatever else stands above, between and below them', () => {
    const pages = (boletas: number) =>
      Array.from({ length: boletas }, (_, index) => [
        ...(index % 100 === 0 ? [HEADER] : []),
        anaWith({ 'N°': index + 1 }),
        ...(index % 100 === 99 ? [['Totales', 47_197_600, 7_197_600, 40_000_000]] : []),
      ]).flat();
    const most = sheetOf(...pages(20_000));
    expect([most.lines.length, most.faults]).toEqual([20_000, []]);
    // One that cannot be read is counted too; nothing else is told then.
    const { lines, faults, months } = sheetOf(...pages(20_000), anaWith({ 'N°': 'x' }));
    expect([lines, months, faults.map(sheetFaultText)]).toEqual([
      [],
      ['2026-11'],
      ['Tiene 20.001 boletas y se aceptan hasta 20.000: revisa que sea de un solo mes'],
    ]);
    expect(faults[0]?.reason).toBe('tooMany');
  });

  test('tells each RUT above its header once, and no number that only looks like one', () => {
    const { ruts } = readSiiSheet([['RUT 76.007.075-0', '76007075-0'], ['Fono 11.111.111-2'], HEADER]);
    expect(ruts).toEqual(['76.007.075-0']);
  });

  test('keeps a boleta of somebody called Total', () => {
    expect(sheetOf(anaWith({ 'Nombre o Razón Social': 'TOTAL' })).lines).toHaveLength(1);
  });

  test.each([
    ['mes 11 del año 2026', '2026-11'],
    ['Período: 11/2026', '2026-11'],
    ['Informe de NOVIEMBRE de 2026', '2026-11'],
    ['Septiembre / 2026', '2026-09'],
    ['Emitido el 2 de diciembre de 2026', undefined],
    ['Fecha: 02/12/2026', undefined],
    ['mes 13 de 2026', undefined],
    ['octubre 2026 a noviembre 2026', undefined],
  ])('«%s» above the header tells month %s', (text, month) => {
    expect(readSiiSheet([[text], HEADER]).months).toEqual(month ? [month] : []);
  });
});

describe('a sheet of BTE', () => {
  const COLUMNS = 'folio estado fecha_emision rut_prestador nombre_prestador bruto retenido pagado'.split(
    ' ',
  );
  const LINE: Row = [7, 'VIGENTE', '03/11/2026', '12.345.678-5', 'ANA', '100.000', '15.250', '84.750'];

  test('is told by its columns', () => {
    const { kind, lines, faults } = readSiiSheet([COLUMNS, LINE]);
    expect({ kind, faults }).toEqual({ kind: 'bte', faults: [] });
    expect(lines).toMatchObject([{ kind: 'bte', folio: 7, rut: '12.345.678-5', gross: 100_000 }]);
  });

  test('has each folio once, whoever it is for', () => {
    const other = LINE.with(3, '10.000.013-K');
    expect(readSiiSheet([COLUMNS, LINE, other]).faults.map(sheetFaultText)).toEqual([
      'Fila 3, columna «folio»: El folio 7 ya está en la fila 2, de 12.345.678-5: descarga la planilla otra vez, o deja una de las dos',
    ]);
  });
});

describe('an amount', () => {
  const grossOf = (cell: SheetCell) => sheetOf(anaWith({ Brutos: cell, Retenido: 0, Pagado: cell }));

  test.each<[SheetCell, number]>([
    ['1.300.000', 1_300_000],
    [1_300_000, 1_300_000],
    ['1300000', 1_300_000],
    ['$1.300.000.-', 1_300_000],
    ['$ 1.300.000,−', 1_300_000],
    ['1.300.000,00', 1_300_000],
    ['1300000.00', 1_300_000],
    [' 1.300\u00a0', 1300],
    ['0', 0],
    ['0.00', 0],
    [-0, 0],
  ])('%j is %d', (cell, gross) => {
    const { lines, faults } = grossOf(cell);
    expect(faults).toEqual([]);
    expect(lines.map((line) => line.gross)).toEqual([gross]);
  });

  test.each<SheetCell>(['1,300,000', '1,300,000.00'])('%j has thousands with commas', (cell) => {
    expect(grossOf(cell).faults.map(sheetFaultText)).toContain(
      `Fila 6, columna «Brutos»: «${cell}» separa los miles con comas: escríbelo sin puntos ni comas`,
    );
  });

  test.each<SheetCell>(['1,300', '1.30', '130.0', '1.300,50', '0.130', '1.3000', 471.976])(
    '%j can be read two ways',
    (cell) => {
      const { lines, faults } = grossOf(cell);
      expect(lines).toEqual([]);
      expect(faults.map(sheetFaultText)).toContain(
        `Fila 6, columna «Brutos»: «${cell}» se puede leer de dos maneras: escríbelo sin puntos ni comas`,
      );
    },
  );

  test.each<SheetCell>(['-1.300', '1.300-', '(1.300)', 'mil', '1e6', -5, 1e13, '1'.repeat(13)])(
    '%j is no amount',
    (cell) => {
      expect(grossOf(cell).faults[0]?.message).toBe(`«${cell}» no es un monto en pesos enteros`);
    },
  );

  test('«1.300» beside «1,300» is a fault of the row', () => {
    expect(toldOf(anaWith({ Brutos: '1.300', Retenido: 0, Pagado: '1,300' }))).toEqual([
      'Fila 6, columna «Pagado»: «1,300» se puede leer de dos maneras: escríbelo sin puntos ni comas',
    ]);
  });

  test('is read back from every way to write it', () => {
    const ways = [
      (amount: number): SheetCell => amount,
      String,
      (amount: number) => formatPesos(amount).slice(1),
      formatPesos,
      (amount: number) => `${formatPesos(amount)}.-`,
    ];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), fc.constantFrom(...ways), (amount, write) => {
        expect(grossOf(write(amount)).lines.map(({ gross }) => gross)).toEqual([amount]);
      }),
    );
  });
});

describe('a RUT', () => {
  test.each<[SheetCell, string]>([
    ['12345678-5', '12.345.678-5'],
    ['123456785', '12.345.678-5'],
    [123_456_785, '12.345.678-5'],
    ['12.345.678−5', '12.345.678-5'],
    ['76.007.075− 0', '76.007.075-0'],
    ['10000013-k', '10.000.013-K'],
    ['0012345678-5', '12.345.678-5'],
  ])('%j is %s', (cell, rut) => {
    expect(sheetOf(anaWith({ Rut: cell })).lines.map((line) => line.rut)).toEqual([rut]);
  });

  test('of any body is read with its zeros', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (body) => {
        const rut = `${`${body}`.padStart(7, '0')}-${rutCheckDigit(`${body}`)}`;
        expect(sheetOf(anaWith({ Rut: `0${rut}` })).lines.map((line) => line.rut)).toEqual([formatRut(rut)]);
      }),
    );
  });

  // 7.654.321-6: without its check digit, and with dots that show it, 76.543.216 is not that RUT.
  test.each<SheetCell>(['12.345.678-4', '76.543.216', '0-0', 'sin RUT', '12.34.5678-5'])(
    '%j is wrong',
    (cell) => {
      expect(toldOf(anaWith({ Rut: cell }))).toEqual([
        `Fila 6, columna «Rut»: «${cell}» no es un RUT válido`,
      ]);
    },
  );
});

describe('a cell', () => {
  const DAY = '2026-11-03';
  test.each<SheetCell>(['03/11/2026', '3/11/2026', '03-11-2026', new Date(DAY)])('%s is a day', (cell) => {
    expect(sheetOf(anaWith({ Fecha: cell })).lines.map(({ issuedOn }) => issuedOn)).toEqual([DAY]);
  });

  test.each<[string, SheetCell, string]>([
    ['Fecha', '11/16/2026', '«11/16/2026» no es una fecha como 31/12/2026'],
    ['Fecha', '03/11/26', '«03/11/26» no es una fecha como 31/12/2026'],
    ['Fecha', 46_329, '«46329» no es una fecha como 31/12/2026'],
    ['Fecha', new Date('2026-11-03T23:30:00Z'), 'El dato no es una fecha como 31/12/2026'],
    ['Fecha', new Date(Number.NaN), 'El dato no es una fecha como 31/12/2026'],
    ['Fecha Anulación', 'ayer', '«ayer» no es una fecha como 31/12/2026'],
    ['Estado', 'X', '«X» no es un estado que se conozca'],
    ['Estado', '', 'Falta este dato'],
    ['Soc. Prof.', 'QUIZÁS', '«QUIZÁS» no es SI ni NO'],
    ['N°', '0', '«0» no es un folio'],
    ['N°', 1.164, '«1.164» no es un folio'],
    ['N°', '1000000000', '«1000000000» no es un folio'],
    ['N°', '1.0', '«1.0» no es un folio'],
    ['N°', null, 'Falta este dato'],
    ['Pagado', '\u00a0', 'Falta este dato'],
    ['Pagado', '=H6-I6', 'Es una fórmula: guarda la planilla con los valores'],
    ['Nombre o Razón Social', '=HYPERLINK("x")', 'Es una fórmula: guarda la planilla con los valores'],
  ])('of «%s» with %s is told by row and column', (title, cell, message) => {
    const { lines, faults } = sheetOf(anaWith({ [title]: cell }));
    expect(lines).toEqual([]);
    expect(faults.map(sheetFaultText)).toEqual([`Fila 6, columna «${title}»: ${message}`]);
  });

  test('alone in its row with a folio is a boleta that lacks the rest', () => {
    expect(sheetOf([165], ['166']).faults.map(({ row }) => row)).toContain(7);
  });
});

describe('what is wrong with a sheet', () => {
  test('is told for each row, and the other rows are read', () => {
    const { lines, faults } = sheetOf(ANA, anaWith({ 'N°': 165, Pagado: '400.001' }), anaWith({ 'N°': 166 }));
    expect(lines.map(({ folio }) => folio)).toEqual([164, 166]);
    expect(faults.map(sheetFaultText)).toEqual([
      'Fila 7, columna «Pagado»: $471.976 − $71.976 no es $400.001',
    ]);
  });

  test('is a folio twice, of the same person only', () => {
    expect(toldOf(ANA, anaWith({ Rut: '10.000.013-K' }), anaWith({ Rut: '123456785' }))).toEqual([
      'Fila 8, columna «N°»: El folio 164 de 12.345.678-5 ya está en la fila 6: descarga la planilla otra vez, o deja una de las dos',
    ]);
  });

  test('is a boleta in force that was annulled', () => {
    expect(toldOf(anaWith({ 'Fecha Anulación': '05/11/2026' }))).toEqual([
      'Fila 6, columna «Estado»: Está vigente y tiene fecha de anulación',
    ]);
  });

  test('is a missing column, and one that is there twice', () => {
    const without = readSiiSheet([HEADER.with(8, 'x').with(4, 'y'), ANA]);
    expect(without.lines).toEqual([]);
    expect(without.faults.map(sheetFaultText)).toEqual([
      'Faltan las columnas «Rut» y «Retenido»: descarga la planilla otra vez y súbela sin quitar ni renombrar columnas',
    ]);
    expect(readSiiSheet([HEADER.with(9, 'x'), ANA]).faults).toEqual([
      {
        ...{ reason: 'columnMissing', row: null, column: 'Pagado' },
        message:
          'Falta la columna «Pagado»: descarga la planilla otra vez y súbela sin quitar ni renombrar columnas',
      },
    ]);
    expect(readSiiSheet([HEADER.with(9, 'x').with(8, 'y').with(7, 'z'), ANA]).faults).toMatchObject([
      {
        column: null,
        message: expect.stringMatching(/^Faltan las columnas «Brutos», «Retenido» y «Pagado»:/),
      },
    ]);
    const twice = readSiiSheet([...ABOVE, [...HEADER, 'BRUTOS'], [...ANA, 1]]);
    expect(twice.faults.map(sheetFaultText)).toEqual([
      'Fila 5, columna «Brutos»: Esta columna está dos veces',
    ]);
  });

  test.each([[[]], [[['%PDF-1.7']]], [[['Rut', 'Nombre', 'Monto']]], [null]])(
    '%j is no sheet of the SII',
    (rows) => {
      const sheet = readSiiSheet(rows as never);
      expect(sheet).toMatchObject({ kind: null, lines: [], months: [], ruts: [] });
      expect(sheet.faults.map(sheetFaultText)).toEqual([
        'No parece una planilla del SII: no se encuentran las columnas de boletas recibidas ni las de BTE',
      ]);
    },
  );

  test('is written with what is known of its place', () => {
    expect(sheetFaultText({ reason: 'cell', row: 3, column: null, message: 'Falta' })).toBe('Fila 3: Falta');
    expect(sheetFaultText(null as never)).toBe('');
  });
});

describe('the sheet that was asked for', () => {
  const ASKED = { kind: 'bhe', month: '2026-11', studioRut: '76007075-0' } as const;
  const OCTOBER = anaWith({ 'N°': 165, Fecha: '31/10/2026' });
  const mismatches = (sheet: ReturnType<typeof sheetOf>, asked: object = ASKED) =>
    sheetMismatches(sheet, asked).map(sheetFaultText);

  test('has its kind, its month and its studio', () => {
    expect(mismatches(sheetOf(ANA))).toEqual([]);
    expect(mismatches(readSiiSheet([HEADER]))).toEqual([]);
    expect(mismatches(sheetOf(ANA), {})).toEqual([]);
  });

  test('is not one of another month, of lines or of an empty one', () => {
    expect(mismatches(sheetOf(OCTOBER))).toEqual([
      'Esta planilla es de octubre de 2026, no de noviembre de 2026: súbela en su mes',
    ]);
    expect(mismatches(sheetOf(), { month: '2025-11' })).toEqual([
      'Esta planilla es de noviembre de 2026, no de noviembre de 2025: súbela en su mes',
    ]);
    expect(mismatches(sheetOf(ANA, OCTOBER), { month: '2026-12' })).toEqual([
      'Esta planilla es de octubre de 2026 y noviembre de 2026, no de diciembre de 2026: descarga la de un solo mes',
    ]);
  });

  test('with some rows of another month names them', () => {
    expect(mismatches(sheetOf(ANA, OCTOBER))).toEqual([
      'Fila 7, columna «Fecha»: La boleta es del 31-10-2026, no de noviembre de 2026',
    ]);
  });

  test('is not another studio’s, nor one of BTE', () => {
    expect(mismatches(sheetOf(ANA), { kind: 'bte', studioRut: '12.345.678-5' })).toEqual([
      'Esta es la planilla de boletas de honorarios recibidas, no la de boletas de terceros (BTE)',
      'Esta planilla es de 76.007.075-0, no del estudio (12.345.678-5)',
    ]);
  });

  test('is asked of anything without an answer', () => {
    expect(sheetMismatches(null as never, ASKED)).toEqual([]);
    const odd = { kind: 'x', ruts: [{}], months: ['2026-11', '2026-10'], lines: [null, { row: 3 }] };
    expect(sheetMismatches(odd as never, ASKED)).toEqual([]);
    expect(sheetMismatches({} as never, { ...ASKED, month: '2026-13' })).toEqual([]);
    expect(mismatches(sheetOf(ANA), { month: 'noviembre' })).toEqual([]);
  });
});
