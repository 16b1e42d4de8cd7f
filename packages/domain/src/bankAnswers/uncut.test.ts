import { describe, expect, test } from 'vitest';
import { ANSWER_COLUMNS_INITIAL, answerLayoutOf, readBankAnswer } from '.';

const FIXED = [
  ['0096603614BERNARDO CURINIR              00000125430PAG'],
  ['0154436057AGUSTINA                      00000081360PAG'],
  ['0111111111MARIA JOSE                    00000135600RECCuenta cerrada', ' o de otro'],
  [''],
];
const numbered = { rut: '1', checkDigit: '', amount: '2', account: '', state: '3', reason: '' };

describe('an answer of fixed widths', () => {
  test.each([
    ['headings', ANSWER_COLUMNS_INITIAL],
    ['numbered columns', { ...ANSWER_COLUMNS_INITIAL, ...numbered }],
  ])('is told as that, with %s, and no line of it is a RUT', (_, values) => {
    const { message, errors, lines } = readBankAnswer(FIXED, answerLayoutOf(values));
    expect(message).toMatch(/^Sus columnas no están separadas.*punto y coma, coma, tabulación o barra/);
    expect([errors, lines]).toEqual([[], []]);
  });

  test('is none where titles of one cell stand above lines that are cut', () => {
    const rows = [['Detalle'], ['Nómina 5'], ['28/11/2026'], ['Rut', 'Monto', 'Estado']];
    expect(readBankAnswer([...rows, ['12.345.678-5', 1000, 'Pagado']])).toMatchObject({
      ...{ message: '', lines: [{ state: 'paid' }] },
    });
  });
});
