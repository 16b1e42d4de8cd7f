import { describe, expect, test } from 'vitest';
import { readSiiSheet, type SheetCell, sheetFaultText, sheetMismatches } from '.';

type Row = SheetCell[];

const HEADER: Row = [
  ...['N°', 'Fecha', 'Estado', 'Fecha Anulación', 'Rut', 'Nombre o Razón Social', 'Soc. Prof.'],
  ...['Brutos', 'Retenido', 'Pagado'],
];
const row = (folio: number, more: { state?: string; on?: string; amounts?: SheetCell[] } = {}): Row => {
  const { state = 'N', on = '', amounts = ['200.000', '30.500', '169.500'] } = more;
  return [folio, '16/09/2026', state, on, '12.345.678-5', 'ANA', 'NO', ...amounts];
};
const totals = (...amounts: SheetCell[]): Row => ['Totales', '', '', '', '', '', '', ...amounts];
const toldOf = (...rows: Row[]) => readSiiSheet([HEADER, ...rows]).faults.map(sheetFaultText);

describe('Totales', () => {
  const annulled = row(3, { state: 'NULA', on: '17/09/2026' });

  test.each<[string, Row[]]>([
    ['of what is in force', [row(1), row(2), annulled, totals('400.000', '61.000', '339.000')]],
    ['of all rows', [row(1), row(2), annulled, totals('600.000', '91.500', '508.500')]],
    ['in the first cells of its row', [row(1), ['Total', 200_000, 30_500, 169_500]]],
    ['with its amounts moved by a merged cell', [row(1), totals(200_000, 30_500, 169_500).toSpliced(1, 1)]],
    ['of a formula, which says nothing', [row(1), totals('=SUM(H2:H2)', '=SUM(I2:I2)', null)]],
    [
      'of each page',
      [row(1), totals(200_000, 30_500, 169_500), HEADER, row(2), totals(200_000, 30_500, 169_500)],
    ],
    [
      'of the whole on each page',
      [row(1), totals(400_000, 61_000, 339_000), HEADER, row(2), totals(400_000, 61_000, 339_000)],
    ],
    ['of an empty month', [totals(0, '0', '')]],
  ])('%s is right', (_, rows) => {
    expect(toldOf(...rows)).toEqual([]);
  });

  test('that differs is told, column by column', () => {
    expect(toldOf(row(1), row(2), totals('2.200.000', '61.000', '2.139.000'))).toEqual([
      'Fila 4, columna «Brutos»: La fila Totales dice $2.200.000 y las filas suman $400.000: descarga la planilla de nuevo',
      'Fila 4, columna «Pagado»: La fila Totales dice $2.139.000 y las filas suman $339.000: descarga la planilla de nuevo',
    ]);
    // All its rows were cut off.
    expect(toldOf(totals('200.000', '30.500', '169.500'))).toHaveLength(3);
    // 500 where 500.000 stood.
    const short = row(2, { amounts: ['500', '0', '500'] });
    expect(toldOf(row(1), short, totals('700.000', '30.500', '669.500'))).toHaveLength(2);
  });
});

describe('a state', () => {
  const stateOf = (state: string, on = '') => {
    const { lines, faults } = readSiiSheet([HEADER, row(1, { state, on })]);
    return lines[0]?.state ?? faults.map(sheetFaultText).join();
  };

  test.each([
    ['N (VIGENTE)', 'valid'],
    ['Vigente', 'valid'],
    ['N (VCA)', 'annulmentAsked'],
    ['Vigente con solicitud de anulación', 'annulmentAsked'],
    ['VIGENTE CON SOLICITUD DE ANULACIÓN PENDIENTE', 'annulmentAsked'],
    ['VCA: vigente con solicitud de anulacion pendiente', 'annulmentAsked'],
    ['NULA POR CONTRIBUYENTE', 'annulled'],
    ['Anulada por el emisor', 'annulled'],
    ['S (Nula)', 'annulled'],
    ['OBSERVADA', 'observed'],
    ['Óbservada', 'observed'],
    ['o', 'observed'],
    ['N (Observada)', 'observed'],
    ['Vigente, observada por el receptor', 'observed'],
  ])('«%s» is %s', (text, state) => {
    expect(stateOf(text)).toBe(state);
  });

  test.each(['NO VIGENTE', 'NULA VIGENTE', 'NO ANULADA', 'ANULACION RECHAZADA', 'NO OBSERVADA', 'X'])(
    '«%s» is not guessed',
    (text) => {
      expect(stateOf(text)).toBe(`Fila 2, columna «Estado»: «${text}» no es un estado que se conozca`);
    },
  );

  test('observed is in force: it counts in the totals, and may have a day, which says nothing', () => {
    const amounts = ['200.000', '30.500', '169.500'];
    expect(toldOf(row(1), row(2, { state: 'OBSERVADA' }), totals('400.000', '61.000', '339.000'))).toEqual(
      [],
    );
    expect(toldOf(row(1, { state: 'O', on: '17/09/2026', amounts }))).toEqual([]);
  });

  test('annulled may have nothing withheld and nothing paid; another state may not', () => {
    const amounts = ['1.300.000', '0', '0'];
    expect(toldOf(row(1, { state: 'S', on: '17/09/2026', amounts }))).toEqual([]);
    expect(toldOf(row(1, { amounts }))).toHaveLength(1);
  });

  test('annulled before the day of the boleta is told', () => {
    expect(toldOf(row(1, { state: 'S', on: '03/08/2026' }))).toEqual([
      'Fila 2, columna «Fecha Anulación»: Se anuló el 03-08-2026, antes del día de la boleta (16-09-2026)',
    ]);
  });
});

describe('the month of a sheet', () => {
  test('above its header is that of its rows', () => {
    const sheet = readSiiSheet([['Mes: 10', 'Año: 2026'], HEADER, row(1)]);
    expect(sheet.faults.map(sheetFaultText)).toEqual([
      'Arriba dice octubre de 2026 y las filas son de septiembre de 2026: descarga la planilla otra vez',
    ]);
    expect(readSiiSheet([['Mes: 09', 'Año: 2026'], HEADER, row(1)]).faults).toEqual([]);
  });

  test('has begun', () => {
    const told = (today: string) => sheetMismatches(readSiiSheet([HEADER]), { month: '2026-12', today });
    expect(told('2026-12-01')).toEqual([]);
    expect(told('2026-11-30').map(sheetFaultText)).toEqual([
      'diciembre de 2026 todavía no comienza: revisa el mes que elegiste',
    ]);
  });
});
