import { expect, test } from 'vitest';
import { mayBePaidTwice } from '.';

test.each([
  ['santander', 'bancoestado-abonos', true],
  // One bank takes both of its forms.
  ['bci', 'bci-xlsx', true],
  ['bci', 'bci', false],
  ['bci', 'csv', false],
  ['csv', 'bci', false],
  ['csv', 'csv', false],
  ['', 'bci', false],
  ['bci', undefined, false],
  [null, null, false],
])('%j and %j may both be paid: %s', (one, other, told) => {
  expect(mayBePaidTwice(one, other)).toBe(told);
});
