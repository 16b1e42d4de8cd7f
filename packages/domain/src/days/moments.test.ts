import { expect, test } from 'vitest';
import { momentDayText, momentText, savedText } from '.';

test.each([
  ['2026-11-20T12:00:00.000Z', '20-11-2026'],
  // Late in the evening in Chile, UTC is already on the next day. In winter Chile is one hour further from UTC.
  ['2026-11-21T02:30:00.000Z', '20-11-2026'],
  ['2026-07-01T03:30:00.000Z', '30-06-2026'],
  [new Date('2026-11-21T02:30:00.000Z'), '20-11-2026'],
  [null, ''],
  ['ayer', ''],
  [new Date(Number.NaN), ''],
])('%s is %s in Chile', (moment, day) => {
  expect(momentDayText(moment)).toBe(day);
});

test('a moment with its time is in Chile’s time too, on a clock of 24 hours', () => {
  expect(momentText('2026-11-21T02:30:00.000Z')).toBe('20-11-2026 23:30');
  expect(momentText('2026-07-01T04:05:00.000Z')).toBe('01-07-2026 00:05');
});

test('a saved text tells the time if it was today, otherwise the day', () => {
  const now = new Date('2026-11-21T02:40:00.000Z');
  expect(savedText('2026-11-21T02:30:00.000Z', now)).toBe('a las 23:30');
  expect(savedText('2026-11-19T13:00:00.000Z', now)).toBe('el 19-11-2026');
});

test('a wrong moment is not written', () => {
  expect([null, undefined, '', 'ayer', 20260305].map(momentText)).toEqual(['', '', '', '', '']);
  expect(savedText(null)).toBe('');
});
