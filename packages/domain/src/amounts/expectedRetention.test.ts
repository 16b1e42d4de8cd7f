import { expect, it } from 'vitest';
import { expectedRetention, rateOf, retentionToWithhold } from './index';

const RATES = [
  { year: 2026, rate: 15.25 },
  { year: 2027, rate: 16 },
];

it('uses the rate of the year in which an order is due', () => {
  expect(expectedRetention(180_000, '2026-12-31', RATES)).toEqual({
    ...{ year: 2026, rate: 15.25, retention: 27_450, net: 152_550 },
  });
  expect(expectedRetention(180_000, '2027-01-01', RATES)).toEqual({
    ...{ year: 2027, rate: 16, retention: 28_800, net: 151_200 },
  });
});

it('is null without amount, day or rate', () => {
  expect(expectedRetention(null, '2026-12-31', RATES)).toBeNull();
  expect(expectedRetention(180_000, '', RATES)).toBeNull();
  expect(expectedRetention(180_000, '2031-01-01', RATES)).toBeNull();
  expect(expectedRetention(180_000, '2026-12-31', [null] as never)).toBeNull();
  expect(rateOf('2026-12-31', [{ year: 2026, rate: '15' }] as never)).toBeNull();
  expect(expectedRetention(180_000, '2026-12-31', null as never)).toBeNull();
});

it('is withheld by the rate of the year in which the boleta was issued, and is 0 if the person declares it', () => {
  const boleta = { gross: 180_000, issuedOn: '2027-01-01', withheldBy: 'studio' };
  expect(retentionToWithhold(boleta, RATES)).toBe(28_800);
  expect(retentionToWithhold({ ...boleta, withheldBy: 'person' }, RATES)).toBe(0);
  expect(retentionToWithhold({ ...boleta, withheldBy: 'person' }, [])).toBe(0);
  expect(retentionToWithhold({ ...boleta, issuedOn: '2031-01-01' }, RATES)).toBeNull();
  expect(retentionToWithhold({ ...boleta, gross: null }, RATES)).toBeNull();
  expect(retentionToWithhold({ ...boleta, gross: null, withheldBy: 'person' }, RATES)).toBeNull();
  expect(retentionToWithhold({ ...boleta, withheldBy: '' }, RATES)).toBeNull();
});
