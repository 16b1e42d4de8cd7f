import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter, workingDayFrom, workingDaysAfter } from '.';

test.each([
  ['2026-11-12', [], '2026-11-12'],
  ['2026-12-12', [], '2026-12-14'],
  ['2026-12-13', [], '2026-12-14'],
  ['2026-12-08', ['2026-12-08'], '2026-12-09'],
  ['2026-12-25', ['2026-12-25', '2026-12-28'], '2026-12-29'],
  ['2027-09-17', ['2027-09-17', '2027-09-18', '2027-09-19'], '2027-09-20'],
  ['2026-12-31', ['2026-12-31', '2027-01-01'], '2027-01-04'],
])('%s with the holidays %j is %s', (day, holidays, expected) => {
  expect(workingDayFrom(day, holidays)).toBe(expected);
});

test('a wrong day has none, a day beyond the calendar neither, and holidays that are none free no day', () => {
  expect(workingDayFrom('2026-02-30', [])).toBe('');
  expect(workingDayFrom('9999-12-31', ['9999-12-31'])).toBe('');
  expect(workingDayFrom('2026-12-08', null as never)).toBe('2026-12-08');
});

test('is never earlier, never free, and stays where it is', () => {
  const day = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.array(day), (from, holidays) => {
      const found = workingDayFrom(from, [...holidays, from]);
      expect(found > from).toBe(true);
      expect(holidays).not.toContain(found);
      expect(workingDayFrom(found, holidays)).toBe(found);
    }),
  );
});

test.each([
  ['2026-11-20', 30, '2026-12-20'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 0, '2026-12-31'],
  ['9999-12-31', 1, ''],
  ['2026-02-30', 1, ''],
  ['2026-02-28', -1, ''],
  ['2026-02-28', 3661, ''],
  ['2026-02-28', 0.5, ''],
  ['2026-02-28', '1', ''],
])('%s and %s calendar days more is %j', (day, days, expected) => {
  expect(daysAfter(day, days)).toBe(expected);
});

test.each([
  ['2026-11-20', 2, [], '2026-11-24'],
  // Tuesday the 8th is a holiday: from a Friday the two days are Monday and Wednesday.
  ['2026-12-04', 2, ['2026-12-08'], '2026-12-09'],
  ['2026-12-05', 1, [], '2026-12-07'],
  ['2026-12-05', 0, [], ''],
  ['2026-12-05', 251, [], ''],
  ['2026-12-05', 1.5, [], ''],
  ['2026-12-05', '1', [], ''],
  ['ayer', 1, [], ''],
])('%s and %s working days with the holidays %j is %j', (day, count, holidays, expected) => {
  expect(workingDaysAfter(day, count, holidays)).toBe(expected);
});

test('working days are counted one after the other, and none of them is free', () => {
  const day = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.array(day), fc.integer({ min: 1, max: 20 }), (from, holidays, count) => {
      const last = workingDaysAfter(from, count, holidays);
      expect(workingDayFrom(last, holidays)).toBe(last);
      expect(workingDaysAfter(last, 1, holidays)).toBe(workingDaysAfter(from, count + 1, holidays));
      expect(last >= daysAfter(from, count)).toBe(true);
    }),
  );
});
