import { expect, test } from 'vitest';
import { momentDayText } from './moment';

test.each([
  ['2026-11-20T12:00:00.000Z', '20-11-2026'],
  // Late in the evening it is the next day in UTC already; winter is an hour further off.
  ['2026-11-21T02:30:00.000Z', '20-11-2026'],
  ['2026-07-01T03:30:00.000Z', '30-06-2026'],
  [null, ''],
])('%s is %s in Chile', (moment, day) => {
  expect(momentDayText(moment)).toBe(day);
});
