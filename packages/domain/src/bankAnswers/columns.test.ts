import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANSWER_COLUMNS_INITIAL, answerLayoutOf, validateAnswerColumns } from './columns';
import { BANCO_ESTADO_ANSWER } from './layout';
import { readBankAnswer } from './read';

const typed = (values: object) => ({ ...ANSWER_COLUMNS_INITIAL, ...values });
const NUMBERED = { rut: '1', checkDigit: '2', amount: '4', account: '', state: '5', reason: '' };

describe('the columns of a bank’s answer', () => {
  test('begin as those of BancoEstado', () => {
    expect(validateAnswerColumns(ANSWER_COLUMNS_INITIAL)).toEqual({});
    expect(answerLayoutOf(ANSWER_COLUMNS_INITIAL)).toEqual(BANCO_ESTADO_ANSWER);
  });

  test.each([
    ['rut', { rut: ' ' }, 'Escribe la columna del RUT'],
    ['amount', { amount: '' }, 'Escribe la columna del monto'],
    ['state', { state: '' }, 'Escribe la columna del estado'],
    ['paid', { paid: '' }, 'Escribe cómo dice el banco que pagó'],
    ['rejected', { rejected: '' }, 'Escribe cómo dice el banco que rechazó'],
    ['reason', { reason: 'x'.repeat(201) }, 'Escribe hasta 200 caracteres'],
    ['reason', { reason: 'Glosa, ESTADO' }, 'Esta columna está asignada dos veces'],
    ['waiting', { waiting: 'Por cobrar, pagado' }, 'Esta palabra está en dos estados'],
    ['rut', { rut: '1' }, 'Escribe en todos el encabezado, o en todos el número de la columna'],
  ])('%s: %j is refused', (field, values, message) => {
    expect(validateAnswerColumns(typed(values))).toMatchObject({ [field]: message });
  });

  test('may be numbered from 1, for an answer without a header', () => {
    expect(validateAnswerColumns(typed(NUMBERED))).toEqual({});
    const rows = [['12345678', '5', 'ANA', '400000', 'pagado']];
    expect(readBankAnswer(rows, answerLayoutOf(typed(NUMBERED))).lines).toEqual([
      { row: 1, rut: '12.345.678-5', amount: 400_000, state: 'paid' },
    ]);
  });

  test('have several names for one column, and several words for one state', () => {
    const values = typed({ state: 'Situación, Estado', paid: 'Abonado, Pagado' });
    expect(validateAnswerColumns(values)).toEqual({});
    const rows = [
      ['Rut', 'Monto', 'Situación'],
      ['12.345.678-5', '400.000', 'ABONADO'],
    ];
    expect(readBankAnswer(rows, answerLayoutOf(values)).lines).toMatchObject([{ state: 'paid' }]);
  });

  test('never throw, whatever they are', () => {
    fc.assert(
      fc.property(fc.anything(), (values) => {
        validateAnswerColumns(values);
        answerLayoutOf(values);
      }),
    );
  });
});
