import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfCell, durationOfCell, wholeOfCell } from '.';

const NO = 'Ingresa un número';
const INVALID = 'Ingresa una fecha válida';
const TWO_WAYS = /dos maneras/;

describe('a whole number of a cell', () => {
  test.each([
    ['0', 0],
    ['048', 48],
    ['1214', 1214],
    ['1.214', 1214],
    ['1.000', 1000],
    ['13,0', 13],
    ['13,00', 13],
    ['13.0', 13],
    ['1.214,0', 1214],
    ['１２', 12],
    ['\u00a048 ', 48],
  ])('%s is %d', (text, value) => {
    expect(wholeOfCell(text, NO)).toEqual({ value });
  });

  test.each(['1,000', '13,000', '1,214', '1,214,000'])('%s could be read two ways', (text) => {
    expect(wholeOfCell(text, NO)).toEqual({ message: expect.stringMatching(TWO_WAYS) });
  });

  test.each([
    ['13,5', '«13,5» no es un número entero'],
    ['1.21', '«1.21» no es un número entero'],
    ['-1', NO],
    ['250k', NO],
    ['1e3', NO],
    ['1234567890', NO],
    [`1.${'5'.repeat(60)}`, `«1.${'5'.repeat(38)}…» no es un número entero`],
  ])('%s is no number', (text, message) => {
    expect(wholeOfCell(text, NO)).toEqual({ message });
  });

  test('as es-CL writes it reads back as the same number', () => {
    const spanish = new Intl.NumberFormat('es-CL', { useGrouping: 'always' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
        expect(wholeOfCell(spanish.format(value), NO)).toEqual({ value });
        expect(wholeOfCell(`${value}`, NO)).toEqual({ value });
      }),
    );
  });
});

describe('a day of a cell', () => {
  test.each([
    '02-12-2026',
    '2/12/2026',
    '02.12.2026',
    '2026-12-02',
    '2026/12/2',
    '2-dic-2026',
    '2 de diciembre de 2026',
    '2 de Diciembre del 2026',
    '02−12−2026',
    '02-12-2026 00:00',
    '2026-12-02T00:00:00',
  ])('%s is the same day', (text) => {
    expect(dayOfCell(text)).toEqual({ value: '2026-12-02' });
  });

  test.each(['16-12-26', '16/12/26', '26-12-16', '16-dic-26'])('%s could be read two ways', (text) => {
    expect(dayOfCell(text)).toEqual({ message: expect.stringMatching(TWO_WAYS) });
  });

  test.each([
    '24-03-0026',
    '30-02-2026',
    '12/16/2026',
    '5-xyz-2026',
    '46105',
    'mañana',
    '24-03-2206',
    '24-03-1826',
  ])('%s is no day', (text) => {
    expect(dayOfCell(text)).toEqual({ message: INVALID });
  });
});

describe('a running time of a cell', () => {
  const HOW = 'Escribe la duración';
  test.each(['0:44:12', '00:44:12', '00:44:12,000', '00:44:12.0'])('%s is the same time', (text) => {
    expect(durationOfCell(text, HOW)).toEqual({ value: '00:44:12' });
  });

  test('of two parts could be minutes or hours', () => {
    expect(durationOfCell('44:12', HOW)).toEqual({
      message: '«44:12» puede ser de minutos o de horas: Escribe la duración',
    });
  });

  test.each(['44 min', '00:44:60', '1:2:3', ''])('«%s» is no running time', (text) => {
    expect(durationOfCell(text, HOW)).toEqual({ message: HOW });
  });
});
