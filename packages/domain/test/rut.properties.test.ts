import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanRut,
  explainRut,
  formatRut,
  formatRutAsTyped,
  isValidRut,
  normalizeRut,
  rutCheckDigit,
} from '../src/rut';

const body = fc.integer({ min: 1_000_000, max: 99_999_999 }).map(String);
const CHECK_CHARACTERS = [...'0123456789K'];
const noise = fc.string({ unit: fc.constantFrom(...'0123456789kK.- –x'), maxLength: 16 });

describe('RUT', () => {
  it('has exactly one right check character of the eleven', () => {
    fc.assert(
      fc.property(body, (digits) => {
        const right = CHECK_CHARACTERS.filter((character) => isValidRut(digits + character));
        expect(right).toEqual([rutCheckDigit(digits)]);
      }),
    );
  });

  it('is the sum of the rule: weights 2 to 7 from the right, 11 gives 0, 10 gives K', () => {
    fc.assert(
      fc.property(body, (digits) => {
        // The rule written out with big integers, without shared code.
        const weights = [2n, 3n, 4n, 5n, 6n, 7n, 2n, 3n];
        const sum = [...digits]
          .reverse()
          .reduce((total, digit, i) => total + BigInt(digit) * (weights[i] ?? 0n), 0n);
        const rest = 11n - (sum % 11n);
        expect(rutCheckDigit(digits)).toBe(rest === 11n ? '0' : rest === 10n ? 'K' : String(rest));
      }),
    );
  });

  it('detects any one wrong digit, and any two neighbours swapped', () => {
    fc.assert(
      fc.property(body, fc.nat(7), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
        const at = place % digits.length;
        const right = digits + rutCheckDigit(digits);
        const wrong = `${right.slice(0, at)}${(Number(right[at]) + shift) % 10}${right.slice(at + 1)}`;
        expect(isValidRut(wrong)).toBe(false);
        const [a = '', b = ''] = [digits[at], digits[at + 1]];
        fc.pre(b !== '' && a !== b);
        expect(isValidRut(digits.slice(0, at) + b + a + right.slice(at + 2))).toBe(false);
      }),
    );
  });

  it('does not care where dots and hyphens stand', () => {
    const marks = fc.array(fc.constantFrom('', '.', '-', '.-.'), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(body, marks, (digits, between) => {
        const plain = digits + rutCheckDigit(digits);
        const marked = [...plain].map((character, i) => (between[i] ?? '') + character).join('') + between[9];
        expect(isValidRut(marked)).toBe(true);
        expect(cleanRut(marked)).toBe(plain);
        expect(formatRut(marked)).toBe(formatRut(plain));
      }),
    );
  });

  it('is shown as 12.345.678-5, and is still the same RUT', () => {
    fc.assert(
      fc.property(body, (digits) => {
        const plain = digits + rutCheckDigit(digits);
        const shown = formatRut(plain);
        expect(shown).toMatch(/^\d{1,2}\.\d{3}\.\d{3}-[\dK]$/);
        expect(cleanRut(shown)).toBe(plain);
        expect(normalizeRut(` ${shown.replace('-', '–').toLowerCase()} `)).toBe(shown);
        expect(explainRut(plain)).toEqual({ ok: true, rut: shown });
      }),
    );
  });

  it('is explained in agreement with isValidRut', () => {
    fc.assert(
      fc.property(fc.oneof(noise, fc.string({ unit: 'binary' }), fc.anything()), (input) => {
        expect(explainRut(input).ok).toBe(isValidRut(input));
      }),
    );
  });

  it('does not change when formatted a second time', () => {
    fc.assert(
      fc.property(noise, (text) => {
        expect(formatRut(formatRut(text))).toBe(formatRut(text));
        expect(normalizeRut(normalizeRut(text))).toBe(normalizeRut(text));
        expect(cleanRut(cleanRut(text))).toBe(cleanRut(text));
      }),
    );
  });
});

describe('formatRutAsTyped', () => {
  it('keeps order, length and caret in bounds, and changes nothing the second time', () => {
    fc.assert(
      fc.property(noise, fc.integer({ min: -2, max: 20 }), (text, caret) => {
        const field = formatRutAsTyped(text, caret);
        expect(field.value).toMatch(/^(?:\d{1,3}(?:\.\d{3})*)?(?:-[\dK])?$/);
        expect(cleanRut(field.value).length).toBeLessThanOrEqual(9);
        expect(field.caret).toBeGreaterThanOrEqual(0);
        expect(field.caret).toBeLessThanOrEqual(field.value.length);
        expect(formatRutAsTyped(field.value, field.caret)).toEqual(field);
      }),
    );
  });

  it('keeps the number of digits before the caret', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 9 });
    fc.assert(
      fc.property(digits, fc.nat(12), (typed, place) => {
        const { value } = formatRutAsTyped(typed, typed.length);
        const caret = Math.min(place, value.length);
        const field = formatRutAsTyped(value, caret);
        expect(cleanRut(field.value.slice(0, field.caret))).toBe(cleanRut(value.slice(0, caret)));
      }),
    );
  });

  it('turns key strokes into the RUT', () => {
    fc.assert(
      fc.property(body, (digits) => {
        let field = { value: '', caret: 0 };
        for (const key of digits + rutCheckDigit(digits).toLowerCase()) {
          const before = field.value.slice(0, field.caret) + key;
          field = formatRutAsTyped(before + field.value.slice(field.caret), before.length);
        }
        expect(field.value).toBe(formatRut(digits + rutCheckDigit(digits)));
        expect(isValidRut(field.value)).toBe(true);
      }),
    );
  });
});
