import { expect, test } from 'vitest';
import { payDayCautions } from '.';

const today = '2026-11-27';
const told = (payDay: string) => payDayCautions({ payDay, today, holidays: ['2026-12-08', '2027-01-01'] });

test.each([
  [today, []],
  ['2026-11-30', []],
  ['2026-11-28', ['El 28-11-2026 los bancos no pagan: el próximo día hábil es el 30-11-2026.']],
  ['2026-12-08', ['El 08-12-2026 los bancos no pagan: el próximo día hábil es el 09-12-2026.']],
  ['2026-11-26', ['El 26-11-2026 ya pasó: haz el archivo con otra fecha de pago.']],
  ['2027-01-26', []],
  ['2027-01-27', ['Faltan 61 días para el 27-01-2027: revisa la fecha de pago.']],
  [
    '2027-11-27',
    [
      'El 27-11-2027 los bancos no pagan: el próximo día hábil es el 29-11-2027.',
      'Faltan 365 días para el 27-11-2027: revisa la fecha de pago.',
    ],
  ],
  ['2026-02-30', []],
  ['', []],
])('of %j is told %j', (payDay, expected) => {
  expect(told(payDay)).toEqual(expected);
});

test('without the holidays, Saturdays and Sundays are told', () => {
  const saturday = { payDay: '2026-12-05', today, holidays: null as never };
  expect(payDayCautions(saturday)).toEqual([
    'El 05-12-2026 los bancos no pagan: el próximo día hábil es el 07-12-2026.',
  ]);
});
