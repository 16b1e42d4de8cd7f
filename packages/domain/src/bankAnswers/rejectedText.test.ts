import { expect, test } from 'vitest';
import { accountRejectedText } from '.';

test.each([
  ['Cuenta cerrada', 'El banco rechazó esta cuenta el 27-11-2026: Cuenta cerrada.'],
  [' Cuenta cerrada. ', 'El banco rechazó esta cuenta el 27-11-2026: Cuenta cerrada.'],
  ['', 'El banco rechazó esta cuenta el 27-11-2026.'],
])('with the reason %j', (reason, expected) => {
  expect(accountRejectedText({ on: '2026-11-27', reason })).toBe(expected);
});
