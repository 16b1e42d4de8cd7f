import { describe, expect, it } from 'vitest';
import { formatNumberText, readNumberText, showNumber } from './numberText';

const whole = { maxFractionDigits: 0, allowsNegative: false };
const decimal = { maxFractionDigits: 2, allowsNegative: true };

describe('formatNumberText', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['007', '7'],
    ['150000', '150.000'],
    ['$ 1.234.567', '1.234.567'],
    ['12,5', '12'],
    ['-3', '3'],
    ['doce', ''],
    ['9'.repeat(40), '999.999.999.999.999'],
  ])('whole: %j shows %j', (typed, shown) => {
    expect(formatNumberText(typed, whole)).toBe(shown);
  });

  it.each([
    ['1234,5', '1.234,5'],
    ['1,', '1,'],
    [',5', '0,5'],
    ['1,2,3', '1,23'],
    ['1,239', '1,23'],
    ['-', '-'],
    ['−12', '-12'],
    ['1-2', '12'],
  ])('with decimals and sign: %j shows %j', (typed, shown) => {
    expect(formatNumberText(typed, decimal)).toBe(shown);
    expect(formatNumberText(shown, decimal)).toBe(shown);
  });
});

describe('readNumberText and showNumber', () => {
  it.each([
    ['1.234.567', 1234567],
    ['0', 0],
    ['-12,5', -12.5],
    ['', null],
    ['-', null],
  ])('%j stands for %j', (text, number) => {
    expect(readNumberText(text)).toBe(number);
    expect(showNumber(number, decimal)).toBe(number === null ? '' : text);
  });

  it('keeps the zeros of a round number', () => {
    expect(showNumber(150000, whole)).toBe('150.000');
    expect(showNumber(100, decimal)).toBe('100');
    expect(showNumber(1.5, decimal)).toBe('1,5');
  });

  it.each([undefined, null, '', '34', Number.NaN, Number.POSITIVE_INFINITY])(
    'shows nothing for %j',
    (value) => {
      expect(showNumber(value, whole)).toBe('');
    },
  );
});
