import { describe, expect, it } from 'vitest';
import { formatDateText, isIsoDate, readDate, showDate } from './dateText';

describe('isIsoDate', () => {
  it.each(['2026-03-05', '2024-02-29', '2000-02-29', '1999-12-31'])('%s is a day', (value) => {
    expect(isIsoDate(value)).toBe(true);
  });
  it.each([
    '',
    '05-03-2026',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-3-5',
    null,
    20260305,
  ])('%j is not a day', (value) => {
    expect(isIsoDate(value)).toBe(false);
  });
});

describe('formatDateText', () => {
  it.each([
    ['05032026', '05-03-2026'],
    ['05', '05'],
    ['050', '05-0'],
    ['5/', '5-'],
    ['5/3/2026', '5-3-2026'],
    ['05.03.2026', '05-03-2026'],
    ['05 -- 03', '05-03'],
    ['2026-03-05', '05-03-2026'],
    ['050320261', '05-03-2026'],
    ['-', ''],
    ['el 5', '5'],
    ['', ''],
  ])('%j shows %j', (typed, shown) => {
    expect(formatDateText(typed)).toBe(shown);
    expect(formatDateText(shown)).toBe(shown);
  });
});

describe('readDate and showDate', () => {
  it.each([
    ['05-03-2026', '2026-03-05'],
    ['29-02-2024', '2024-02-29'],
  ])('%s means %s', (text, value) => {
    expect(readDate(text)).toBe(value);
    expect(showDate(value)).toBe(text);
  });

  it('accepts a day and a month of one digit', () => {
    expect(readDate('5-3-2026')).toBe('2026-03-05');
  });

  it.each(['', '31-02-2026', '05-03', '05-03-26', '00-01-2026'])('changes nothing in %j', (text) => {
    expect(readDate(text)).toBe(text);
    expect(showDate(text)).toBe(text);
  });
});
