import { expect, test } from 'vitest';
import { type BankFileBank, rutOfBank } from '.';

const bank = (code: string, rut: string | null, mergedInto: string | null = null): BankFileBank => ({
  ...{ code, name: `Banco ${code}`, rut, mergedInto },
  isActive: mergedInto === null,
});

const BANKS = [
  bank('039', '97.000.039-9'),
  bank('027', null, '039'),
  bank('028', null, '027'),
  bank('049', null, '777'),
  bank('051', null, '053'),
  bank('053', null, '051'),
  bank('014', '97.000.014-3', '039'),
];

test.each([
  ['its own', '039', '97.000.039-9'],
  ['its own, though it was merged', '014', '97.000.014-3'],
  ['that of the bank that it became part of', '027', '97.000.039-9'],
  ['that of the last of two', '028', '97.000.039-9'],
  ['none where that bank is unknown', '049', ''],
  ['none where two are part of each other', '051', ''],
  ['none for a bank that there is not', '123', ''],
])('a bank is paid by the RUT: %s', (_, code, rut) => {
  expect(rutOfBank(BANKS, code)).toBe(rut);
});
