import { expect, test } from 'vitest';
import { axisOf, dateOf, dayOf, shareOf } from './axis';
import { writeDates } from './writeDates';

const days = (...dates: string[]) => dates.map(dayOf);

test('eight weeks are in columns of one week, from the Monday before the first day', () => {
  const axis = axisOf(days('2026-02-04', '2026-03-24'));
  expect(axis).toEqual({ first: dayOf('2026-02-02'), step: 7, columns: 8 });
});

test('a day in the middle of the axis stands in the middle', () => {
  const axis = axisOf(days('2026-02-02', '2026-03-24'));
  expect(axis && shareOf(axis, dayOf('2026-03-02'))).toBe(0.5);
});

test('a single day has four columns; without days there is no axis', () => {
  expect(axisOf(days('2026-02-08'))).toEqual({ first: dayOf('2026-02-02'), step: 7, columns: 4 });
  expect(axisOf([])).toBeNull();
  expect(axisOf(days('', '31-02-2026'))).toBeNull();
});

test('whatever the days, all are within four to eight columns that begin on Mondays', () => {
  const from = dayOf('2026-01-01');
  for (let begin = from; begin < from + 8; begin++) {
    for (let length = 0; length < 1500; length++) {
      const axis = axisOf([begin, begin + length]);
      if (!axis) throw new Error('There are days.');
      expect(new Date(dateOf(axis.first)).getUTCDay()).toBe(1);
      expect(axis.step % 7).toBe(0);
      expect(axis.columns).toBeGreaterThanOrEqual(4);
      expect(axis.columns).toBeLessThanOrEqual(8);
      expect(shareOf(axis, begin)).toBeGreaterThanOrEqual(0);
      expect(shareOf(axis, begin + length + 1)).toBeLessThanOrEqual(1);
    }
  }
});

test('dates convert to days and back unchanged', () => {
  for (const date of ['1970-01-01', '2026-02-28', '2028-02-29', '2090-12-31'])
    expect(dateOf(dayOf(date))).toBe(date);
});

test('dates are written as in their locale, with day and month in its order', () => {
  const written = (locale: string) => {
    const { whole, dayAndMonth } = writeDates(locale);
    return [whole('2026-03-05'), dayAndMonth('2026-03-05')];
  };
  expect(written('es-CL')).toEqual(['05-03-2026', '05-03']);
  expect(written('en-US')).toEqual(['03/05/2026', '03/05']);
  expect(written('sv-SE')).toEqual(['2026-03-05', '03-05']);
});
