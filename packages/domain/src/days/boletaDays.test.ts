import { expect, test } from 'vitest';
import { boletaThereSince, lastBoletaDay } from './boletaDays';

test.each([
  ['2026-11-27', '2027-02-27'],
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2026-08-31', '2026-11-30'],
  ['9999-12-01', ''],
  ['ayer', ''],
])('of a boleta that is there on %s the own date is %s at most', (today, last) => {
  expect(lastBoletaDay(today)).toBe(last);
});

test('a boleta is there from its own date, or from three months before a date to come', () => {
  expect(boletaThereSince('2026-11-20', '2026-11-27')).toBe('2026-11-20');
  expect(boletaThereSince('2027-01-02', '2026-12-28')).toBe('2026-10-02');
  expect(boletaThereSince('2027-01-02', undefined)).toBe('2027-01-02');
});
