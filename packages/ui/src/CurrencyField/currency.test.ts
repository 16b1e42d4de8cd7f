import { expect, it } from 'vitest';
import { currencyLook } from './currency';

it.each([
  ['es-CL', 'CLP', '$', 0],
  ['es-CL', 'USD', 'US$', 2],
  ['en-US', 'CLP', 'CLP', 0],
  ['es-ES', 'EUR', '€', 2],
])('in %s an amount of %s', (locale, currency, symbol, fractionDigits) => {
  expect(currencyLook(locale, currency)).toEqual({ symbol, fractionDigits });
});

it('refuses an unknown currency', () => {
  expect(() => currencyLook('es-CL', 'pesos')).toThrow(RangeError);
});
