import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumberText, readNumber } from './numberText';
import { createNumberTyping } from './typedNumber';

const WHOLE = { maxFractionDigits: 0, allowsNegative: false };
const DECIMAL = { maxFractionDigits: 2, allowsNegative: true };

/** A field to type into. Typing replaces the selection. */
function field(text = '', shape = WHOLE) {
  const format = createNumberTyping('.,', shape);
  const state = { value: text, caret: text.length };
  return {
    put(inserted: string, [start, end] = [state.caret, state.caret], kind = 'insertText') {
      const { value: before } = state;
      const typed = before.slice(0, start) + inserted + before.slice(end);
      Object.assign(state, format(typed, start + inserted.length, { before, start, end, kind }));
      return state.value;
    },
    type(keys: string) {
      for (const key of keys) this.put(key);
      return state.value;
    },
    erase() {
      const { value: before, caret } = state;
      const typed = before.slice(0, caret - 1) + before.slice(caret);
      const kind = 'deleteContentBackward';
      Object.assign(state, format(typed, caret - 1, { before, start: caret, end: caret, kind }));
      return state.value;
    },
    pasteOverAll(pasted: string) {
      return this.put(pasted, [0, state.value.length], 'insertFromPaste');
    },
    fill(filled: string) {
      Object.assign(state, format(filled, filled.length));
      return state.value;
    },
    state,
  };
}

const read = (text: string) => readNumber(text, WHOLE);

describe('typed key by key', () => {
  it.each([
    ['180000', '180.000'],
    ['180.000', '180.000'],
    ['1.800.000', '1.800.000'],
    ['1800,5', '1.800,5'],
    ['180,000', '180,000'],
    ['180000.50', '180000.50'],
    ['180000.500', '180000.500'],
    ['12.34', '12.34'],
    ['250k', '250k'],
    ['1e6', '1e6'],
    ['180 000', '180 000'],
    ['180mil', '180mil'],
    ['-5', '-5'],
    ['−5', '-5'],
    ['1.5', '1.5'],
    ['1,5.', '1,5.'],
    ['12..', '12..'],
    ['٣', '٣'],
    ['1٣', '1٣'],
    ['1 800', '1 800'],
    ['1800 5', '1800 5'],
    ['180.000,5', '180.000,5'],
    ['180000,5', '180.000,5'],
    ['180000,500', '180000,500'],
    ['1.8000', '1.8000'],
    ['$ 1k', '$ 1k'],
    ['007k', '007k'],
  ])('%j stays %j', (keys, shown) => {
    expect(field().type(keys)).toBe(shown);
  });

  it.each(['180000.50', '1800.5', '1234567.8'])('%j stays, whatever was in the field before', (keys) => {
    const amount = field();
    // The person's own marks come first, then the field's.
    amount.type('180.000');
    amount.put('', [0, 7], 'deleteContentBackward');
    expect(amount.type(keys)).toBe(keys);
    amount.pasteOverAll('1.800');
    amount.put('', [0, 5], 'deleteContentBackward');
    expect(amount.type(keys)).toBe(keys);
  });

  it('is regrouped as digits come and go, with the caret behind them', () => {
    const amount = field('180.000');
    expect(amount.type('0')).toBe('1.800.000');
    expect(amount.erase()).toBe('180.000');
    expect(amount.put('9', [1, 1])).toBe('1.980.000');
    expect(amount.state.caret).toBe(3);
    expect(amount.put('', [0, 3], 'deleteContentBackward')).toBe('80.000');
  });

  it('is read again once the wrong mark is removed', () => {
    const amount = field();
    amount.type('180000.');
    expect(amount.erase()).toBe('180.000');
  });
});

it.each(['1234.56', '1800.50', '180,000', '1800,000', '250k', '180.5', '180.0005', '12..', '1 800', '٣'])(
  '%j pasted over everything stays the same',
  (pasted) => {
    expect(field('180.000').pasteOverAll(pasted)).toBe(pasted);
    expect(field('180.000').fill(pasted)).toBe(pasted);
    expect(read(pasted).value).toBeNull();
  },
);

it('reads text that comes at once, for example by voice or autofill', () => {
  expect(field('1.000').fill('180000')).toBe('180.000');
  expect(field('1.000').pasteOverAll('$ 180.000')).toBe('180.000');
  expect(field('180.000').put('180.000', [0, 7], 'insertReplacementText')).toBe('180.000');
});

it.each([
  ['whole', WHOLE],
  ['decimal', DECIMAL],
] as const)(
  'leaves what it cannot read as it is, whether typed, filled in or pasted: %s numbers',
  (_, shape) => {
    const unit = fc.constantFrom(...'0123456789000....,,,-−$ k٣');
    const text = fc.string({ unit, minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(text, text, (first, keys) => {
        const { value, fault } = readNumber(keys, shape);
        const isNumber = fault !== 'text' && fault !== 'ambiguous' && formatNumberText(keys) !== null;
        const shown = isNumber ? `${formatNumberText(keys)}${/\s*$/.exec(keys)?.[0]}` : keys;
        const amount = field('', shape);
        amount.type(first);
        amount.put('', [0, amount.state.value.length], 'deleteContentBackward');
        expect(amount.type(keys)).toBe(shown);
        expect(amount.fill(keys)).toBe(shown);
        expect(amount.pasteOverAll(keys)).toBe(shown);
        expect(readNumber(shown, shape).value).toBe(value);
      }),
      { numRuns: 2000 },
    );
  },
);

it('never shows another number than the one put in, whatever is done', () => {
  const run = fc.string({ unit: fc.constantFrom(...'0123456789.,k '), maxLength: 8 });
  fc.assert(
    fc.property(run, run, (first, second) => {
      const amount = field();
      amount.type(first);
      amount.pasteOverAll(second);
      const pasted = read(second).value;
      expect(read(amount.state.value).value).toBe(pasted);
      const typed = field();
      typed.type(second);
      const { value } = read(typed.state.value);
      // While typing, the marks may be the field's own, but the digits and their order are the person's.
      if (value !== null)
        expect(
          typed.state.value
            .replace(/[. ]/g, '')
            .replace(/^0+(?=\d)/, '')
            .replace(/^,/, '0,'),
        ).toBe(
          second
            .replace(/[. ]/g, '')
            .replace(/^0+(?=\d)/, '')
            .replace(/^,/, '0,'),
        );
    }),
    { numRuns: 1000 },
  );
});
