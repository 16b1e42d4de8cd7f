import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMonth, monthInChile, monthsAfter, monthText } from '.';

test('a month is AAAA-MM', () => {
  expect(['2026-11', '2026-13', '2026-1', '2026-11-01', 202611, null].map(isMonth)).toEqual([
    ...[true, false, false, false, false, false],
  ]);
  expect(monthText('2026-11')).toBe('noviembre de 2026');
  expect(monthText('2026-13')).toBe('');
});

test('the evening of the last day still belongs to its month in Chile', () => {
  expect(monthInChile(new Date('2026-12-01T02:59:00Z'))).toBe('2026-11');
  expect(monthInChile(new Date('2026-12-01T03:00:00Z'))).toBe('2026-12');
  expect(monthInChile('2026-12-01')).toBe('');
  expect(isMonth(monthInChile())).toBe(true);
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -25, '2024-10'],
  ['9999-12', 1, ''],
  ['0000-01', -1, ''],
  ['2026-11', 0.5, ''],
  ['noviembre', 1, ''],
])('%s and %d months is %s', (month, count, later) => {
  expect(monthsAfter(month, count)).toBe(later);
});

test('going and coming back is the same month, and nothing throws', () => {
  const month = fc.tuple(fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(month, fc.integer({ min: -600, max: 600 }), fc.anything(), ([year, name], count, any) => {
      const here = `${year}-${String(name).padStart(2, '0')}`;
      expect(monthsAfter(monthsAfter(here, count), -count)).toBe(here);
      monthsAfter(any, count);
      monthText(any);
    }),
  );
});
