import { expect, test } from 'vitest';
import { MONTH_REOPENING_INITIAL, validateMonthReopening } from '.';

test('a month is opened again for a reason of 3 to 500 characters', () => {
  expect(validateMonthReopening(MONTH_REOPENING_INITIAL)).toEqual({ reason: 'Escribe el motivo' });
  expect(validateMonthReopening({ reason: 'no' })).toHaveProperty('reason');
  expect(validateMonthReopening({ reason: 'a'.repeat(501) })).toHaveProperty('reason');
  expect(validateMonthReopening({ reason: 'Faltaba un pago' })).toEqual({});
  expect(validateMonthReopening(null)).toHaveProperty('reason');
});
