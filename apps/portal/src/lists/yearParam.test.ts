import { expect, test } from 'vitest';
import { withYear, yearOf, yearsAfter } from './yearParam';

test('reads a year, and nothing else', () => {
  expect(yearOf('?periodo=2026')).toBe('2026');
  for (const search of ['', '?periodo=', '?periodo=26', '?periodo=1999', '?periodo=20267', '?periodo=año'])
    expect(yearOf(search)).toBe('');
});

test('writes one beside what there is', () => {
  expect(withYear('?vista=cierre-anual&periodo=2025', '2026')).toBe('?vista=cierre-anual&periodo=2026');
  expect([yearsAfter('2026', 1), yearsAfter('2026', -1)]).toEqual(['2027', '2025']);
});
