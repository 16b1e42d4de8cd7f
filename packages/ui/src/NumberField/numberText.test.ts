import { describe, expect, it } from 'vitest';
import { excessOf, formatNumberText, readNumberText, readPasted, showNumber } from './numberText';

const whole = { maxFractionDigits: 0, allowsNegative: false };
const decimal = { maxFractionDigits: 2, allowsNegative: true };

describe('formatNumberText', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['007', '7'],
    ['150000', '150.000'],
    ['$ 1.234.567', '1.234.567'],
    ['doce', ''],
    ['12,5', '12,5'],
    ['-3', '-3'],
    ['1234,5', '1.234,5'],
    ['1,', '1,'],
    [',5', '0,5'],
    ['1,2,3', '1,23'],
    ['-', '-'],
    ['−12', '-12'],
    ['1-2', '12'],
  ])('%j shows %j', (typed, shown) => {
    expect(formatNumberText(typed)).toBe(shown);
    expect(formatNumberText(shown)).toBe(shown);
  });

  it('never makes another number of one', () => {
    for (let whole = 1; whole < 1e12; whole = whole * 7 + 3) {
      for (const sign of ['', '-']) {
        for (const part of [0, 5, 25, 125, 999]) {
          const number = Number(`${sign}${whole}.${part}`);
          expect(readNumberText(formatNumberText(`${sign}${whole},${part}`))).toBe(number);
          expect(readNumberText(showNumber(number))).toBe(number);
        }
      }
    }
  });

  it.each([
    ['12.5', '12,5'],
    ['1234.56', '1234,56'],
    ['$ 0.75', '$ 0,75'],
    ['1.234', '1.234'],
    ['1.234.567', '1.234.567'],
    ['1.234,5', '1.234,5'],
    ['1.', '1.'],
  ])('of a pasted %j it reads %j', (pasted, meant) => {
    expect(readPasted(pasted)).toBe(meant);
  });

  it.each([
    ['1.234', undefined],
    ['12,5', 'decimals'],
    ['-3', 'sign'],
    ['9.999.999.999.999.999', 'digits'],
  ])('%j has %j that a whole amount does not take', (text, excess) => {
    expect(excessOf(text, whole)).toBe(excess);
  });

  it.each([
    ['-1.234,56', undefined],
    ['1,239', 'decimals'],
  ])('%j has %j that two decimals do not take', (text, excess) => {
    expect(excessOf(text, decimal)).toBe(excess);
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
    expect(showNumber(number)).toBe(number === null ? '' : text);
  });

  it('keeps the zeros of a round number', () => {
    expect(showNumber(150000)).toBe('150.000');
    expect(showNumber(100)).toBe('100');
    expect(showNumber(1.5)).toBe('1,5');
    expect(showNumber(12.6)).toBe('12,6');
    expect(showNumber(0.1 + 0.2)).toBe('0,3');
    expect(showNumber(1e21)).toBe('1.000.000.000.000.000.000.000');
  });

  it.each([undefined, null, '', '34', Number.NaN, Number.POSITIVE_INFINITY])(
    'shows nothing for %j',
    (value) => {
      expect(showNumber(value)).toBe('');
    },
  );
});
