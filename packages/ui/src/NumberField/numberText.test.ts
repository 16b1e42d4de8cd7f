import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumberText, readingsOf, readNumber, showNumber } from './numberText';

const pesos = { maxFractionDigits: 0, allowsNegative: false };
const percent = { maxFractionDigits: 2, allowsNegative: true };

describe('readNumber', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['007', 7],
    ['180000', 180_000],
    ['180.000', 180_000],
    ['1.800.000', 1_800_000],
    ['$ 180.000', 180_000],
    ['$180000', 180_000],
    ['\u00a0180.000\u00a0', 180_000],
  ])('%j is %j pesos', (text, value) => {
    expect(readNumber(text, pesos)).toEqual({ value });
  });

  it.each([
    ['180,000', 'ambiguous'],
    ['1234.56', 'ambiguous'],
    ['1800.50', 'ambiguous'],
    ['12.34', 'ambiguous'],
    ['180000.50', 'ambiguous'],
    ['1,234.56', 'ambiguous'],
    ['0.123', 'ambiguous'],
    ['180,', 'decimals'],
    ['180,00', 'decimals'],
    ['250k', 'text'],
    ['1e6', 'text'],
    ['180mil', 'text'],
    ['180 000', 'text'],
    ['180\u00a0000', 'text'],
    ['1.2.3', 'text'],
    ['1.800.', 'text'],
    ['180.', 'text'],
    ['12.3456.789', 'text'],
    ['１８０', 'text'],
    ['١٨٠', 'text'],
    ['-', 'text'],
    ['$', 'text'],
    ['1-2', 'text'],
    [',', 'text'],
    ['1,2,3', 'text'],
    ['9999999999999999', 'digits'],
  ])('%j is not read as a number: %s', (text, fault) => {
    expect(readNumber(text, pesos)).toEqual({ value: null, fault });
  });

  it.each([
    ['12,5', { value: 12.5, fault: 'decimals' }],
    ['1.800,5', { value: 1800.5, fault: 'decimals' }],
    ['-3', { value: -3, fault: 'sign' }],
    ['−12', { value: -12, fault: 'sign' }],
  ])('%j is a number that pesos do not accept', (text, reading) => {
    expect(readNumber(text, pesos)).toEqual(reading);
  });

  it.each([
    ['15,25', { value: 15.25 }],
    ['1.800,5', { value: 1800.5 }],
    ['-1.234,56', { value: -1234.56 }],
    ['1,', { value: 1 }],
    [',5', { value: 0.5 }],
    ['1,239', { value: null, fault: 'ambiguous' }],
    ['1,2345', { value: 1.2345, fault: 'decimals' }],
    ['15.25', { value: null, fault: 'ambiguous' }],
  ])('%j with two decimals is read as %j', (text, reading) => {
    expect(readNumber(text, percent)).toEqual(reading);
  });

  it('reads by the separators of another locale', () => {
    expect(readNumber('1,800.5', { ...percent, marks: ',.' })).toEqual({ value: 1800.5 });
    expect(readNumber('1.800,5', { ...percent, marks: ',.' })).toMatchObject({ value: null });
  });

  const texts = fc.string({ unit: fc.constantFrom(...'0123456789.,-−$ k'), maxLength: 12 });
  const shapes = fc.record({
    maxFractionDigits: fc.integer({ min: 0, max: 4 }),
    allowsNegative: fc.boolean(),
  });

  it('gives the number that the text says, or a fault; never another number', () => {
    fc.assert(
      fc.property(texts, shapes, (text, shape) => {
        const { value, fault } = readNumber(text, shape);
        if (value === null) {
          expect(fault === undefined).toBe(text.trim() === '');
          return;
        }
        // Every digit in its place, the comma before the decimals, and nothing else except the marks of the writing.
        const said = text.trim().replace('−', '-').replace(/[$\s]/g, '');
        expect(said).toMatch(/^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+|(?=,))(?:,\d*)?$/);
        expect(Number(said.replaceAll('.', '').replace(',', '.'))).toBeCloseTo(value, 10);
        expect(readNumber(showNumber(value), { maxFractionDigits: 20, allowsNegative: true }).value).toBe(
          value,
        );
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  ['180,000', ['180', '180.000']],
  ['1234.56', ['1.234,56', '123.456']],
  ['12.34', ['12,34', '1.234']],
  ['1,234.56', ['1.234,56', '123.456']],
  ['180.000', ['180', '180.000']],
  ['12,5', []],
  ['250k', []],
  ['1.2.3', []],
])('%j could be read as %j', (text, readings) => {
  expect(readingsOf(text)).toEqual(readings);
});

describe('formatNumberText and showNumber', () => {
  it.each([
    ['0', '0'],
    ['007', '7'],
    ['150000', '150.000'],
    ['$ 1.234.567', '1.234.567'],
    ['12,5', '12,5'],
    ['−12', '-12'],
    ['1234,5', '1.234,5'],
    ['1,', '1,'],
    [',5', '0,5'],
    ['doce', null],
    ['1,2,3', null],
    ['1-2', null],
    ['-', null],
    ['', null],
  ])('%j shows %j', (typed, shown) => {
    expect(formatNumberText(typed)).toBe(shown);
    if (shown !== null) expect(formatNumberText(shown)).toBe(shown);
  });

  it('keeps the zeros of a round number', () => {
    expect(showNumber(150000)).toBe('150.000');
    expect(showNumber(100)).toBe('100');
    expect(showNumber(1.5)).toBe('1,5');
    expect(showNumber(0.1 + 0.2)).toBe('0,3');
    expect(showNumber(-12.5)).toBe('-12,5');
    expect(showNumber(1e21)).toBe('1.000.000.000.000.000.000.000');
  });

  it.each([undefined, null, '', '34', Number.NaN, Number.POSITIVE_INFINITY])(
    'shows nothing for %j',
    (value) => {
      expect(showNumber(value)).toBe('');
    },
  );
});
