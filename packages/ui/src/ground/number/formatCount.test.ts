import { expect, test } from 'vitest';
import { formatCount } from './formatCount';

test('puts a dot before every three digits, for four digits and more', () => {
  expect([0, 7, 999, 1000, 1284, 10_485_760].map((value) => formatCount(value))).toEqual([
    '0',
    '7',
    '999',
    '1.000',
    '1.284',
    '10.485.760',
  ]);
});

test('shows whole numbers only, and nothing odd for anything but a number', () => {
  expect(formatCount(1284.9)).toBe('1.284');
  expect(formatCount(-1284)).toBe('-1.284');
  expect(formatCount(-0.5)).toBe('0');
  expect(formatCount(Number.NaN)).toBe('0');
  expect(formatCount(Number.POSITIVE_INFINITY)).toBe('0');
});
