import { describe, expect, it } from 'vitest';
import {
  cleanRut,
  explainRut,
  formatRut,
  formatRutAsTyped,
  isValidRut,
  normalizeRut,
  rutBeginning,
  rutCheckDigit,
} from './index';

describe('isValidRut', () => {
  it.each([
    '12.345.678-5',
    '12345678-5',
    '123456785',
    '1.2.3.4.5.6.7.8-5',
    '7.654.321-6',
    '10000013-K',
    '10000013-k',
    '10000004-0',
    '0000000-0',
    '--..12345678-5..-',
  ])('accepts %s', (rut) => {
    expect(isValidRut(rut)).toBe(true);
  });

  it.each([
    '',
    '-',
    '12.345.678-4',
    '12345678–5',
    ' 12345678-5',
    '12345678-5 ',
    '1234 5678-5',
    '123456-0',
    '123.456.789-2',
    'K2345678-5',
    '1234567K-5',
    '10000013-KK',
    'KKKKKKKKK',
    '１２３４５６７８-5',
    '12345678-5\n',
    '12,345,678-5',
  ])('refuses %j', (rut) => {
    expect(isValidRut(rut)).toBe(false);
  });

  it('accepts a RUT of zeros, as the rule says, unless told not to', () => {
    for (const zero of ['00.000.000-0', '0000000-0', '000000000']) {
      expect([isValidRut(zero), isValidRut(zero, {}), isValidRut(zero, { zero: true })]).toEqual([
        true,
        true,
        true,
      ]);
      expect(isValidRut(zero, { zero: false })).toBe(false);
    }
    expect(isValidRut('10000004-0', { zero: false })).toBe(true);
  });

  it('refuses anything but a string', () => {
    for (const value of [
      null,
      undefined,
      123456785,
      Number.NaN,
      true,
      ['12345678-5'],
      { rut: '12345678-5' },
      Symbol('r'),
    ]) {
      expect(isValidRut(value)).toBe(false);
    }
  });

  it.each([
    ['digits', '1'.repeat(1_000_000)],
    ['dots', '.'.repeat(1_000_000)],
    ['letters K', 'K'.repeat(1_000_000)],
    ['dots before a RUT of nine digits', `${'.'.repeat(1_000_000)}123.456.789-2`],
  ])('says no to a million %s in under 50 ms', (_, text) => {
    // Take the best of five CPU times of this thread, so that other work on the machine does not count.
    const times = Array.from({ length: 5 }, () => {
      const start = process.threadCpuUsage();
      expect(isValidRut(text)).toBe(false);
      const { user, system } = process.threadCpuUsage(start);
      return (user + system) / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});

describe('rutCheckDigit', () => {
  it.each([
    ['12345678', '5'],
    ['12.345.678', '5'],
    ['7654321', '6'],
    ['10000013', 'K'],
    ['10000004', '0'],
    ['1', '9'],
  ])('of %s is %s', (body, digit) => {
    expect(rutCheckDigit(body)).toBe(digit);
  });

  it.each(['', '123456789', '12a', '1234567K', ' 1', null, 12345678, {}])('has none for %j', (body) => {
    expect(rutCheckDigit(body)).toBe('');
  });
});

describe('cleanRut', () => {
  it('removes only dots and hyphens, and writes a capital K', () => {
    expect(cleanRut('1.0.000.013-k')).toBe('10000013K');
    expect(cleanRut(' 1 a')).toBe(' 1 a');
    expect(cleanRut(123)).toBe('');
  });
});

describe('formatRut', () => {
  it.each([
    ['123456785', '12.345.678-5'],
    ['76543216', '7.654.321-6'],
    ['10000013k', '10.000.013-K'],
    ['1.2.3.4.5.6.7.8-5', '12.345.678-5'],
    ['19', '1-9'],
    ['12345', '1.234-5'],
    ['123456', '12.345-6'],
  ])('writes %s as %s', (typed, shown) => {
    expect(formatRut(typed)).toBe(shown);
  });

  it.each(['', '1', 'K', 'hola', '1234567890', ' 12345678-5', '1K5'])('leaves %j as it is', (text) => {
    expect(formatRut(text)).toBe(text);
  });

  it('gives an empty text for anything but a string', () => {
    expect(formatRut(123456785)).toBe('');
    expect(formatRut(null)).toBe('');
  });
});

describe('normalizeRut', () => {
  it('trims, repairs dashes and formats', () => {
    expect(normalizeRut('  12345678–5\n')).toBe('12.345.678-5');
    expect(normalizeRut('12.345.678−5')).toBe('12.345.678-5');
    expect(normalizeRut('10000013—k')).toBe('10.000.013-K');
  });

  it('returns anything but a RUT trimmed', () => {
    expect(normalizeRut('  no tengo ')).toBe('no tengo');
    expect(normalizeRut(undefined)).toBe('');
  });
});

describe('explainRut', () => {
  it('gives the formatted RUT', () => {
    expect(explainRut('123456785')).toEqual({ ok: true, rut: '12.345.678-5' });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['.-', 'empty'],
    [undefined, 'empty'],
    [123456785, 'empty'],
    ['12345678-5 ', 'characters'],
    ['1234K678-5', 'characters'],
    ['doce', 'characters'],
    ['123456-0', 'length'],
    ['1234567890', 'length'],
    ['K', 'length'],
    ['12.345.678-K', 'checkDigit'],
  ])('says why %j is not valid: %s', (input, reason) => {
    expect(explainRut(input)).toEqual({ ok: false, reason });
  });
});

/** Types `keys` one by one into an empty field. */
function type(keys: string): string {
  let field = { value: '', caret: 0 };
  for (const key of keys) {
    const value = field.value.slice(0, field.caret) + key + field.value.slice(field.caret);
    field = formatRutAsTyped(value, field.caret + 1);
    expect(field.caret).toBe(field.value.length);
  }
  return field.value;
}

describe('formatRutAsTyped', () => {
  it.each([
    ['123', '123'],
    ['1234', '1.234'],
    ['1234567', '1.234.567'],
    ['12345678', '1.234.567-8'],
    ['123456785', '12.345.678-5'],
    ['1234567856', '12.345.678-5'],
    ['12.345.678-5', '12.345.678-5'],
    ['1000013k', '1.000.013-K'],
    ['12k', '12-K'],
    ['k', ''],
    ['kk', ''],
    ['k1k', '1-K'],
    ['12a b3', '123'],
  ])('typing %s shows %s, with the caret always at the end', (keys, shown) => {
    expect(type(keys)).toBe(shown);
  });

  it('keeps the caret beside the digit just typed in the middle', () => {
    // The field 1.234.567-8 with a 9 typed after the 2: the caret (|) is behind the 9.
    expect(formatRutAsTyped('1.29|34.567-8'.replace('|', ''), 4)).toEqual({
      value: '12.934.567-8',
      caret: 4,
    });
  });

  it('steps over a separator when it is deleted', () => {
    expect(formatRutAsTyped('12.345.6785', 10)).toEqual({ value: '12.345.678-5', caret: 10 });
    expect(formatRutAsTyped('12345.678-5', 2)).toEqual({ value: '12.345.678-5', caret: 2 });
  });

  it('drops what is typed into a full field, before the caret', () => {
    expect(formatRutAsTyped('12.3945.678-5', 5)).toEqual({ value: '12.345.678-5', caret: 4 });
    expect(formatRutAsTyped('912.345.678-5', 1)).toEqual({ value: '12.345.678-5', caret: 0 });
  });

  it('keeps the first nine characters of a paste that is too long', () => {
    expect(formatRutAsTyped('12345678512345', 14)).toEqual({ value: '12.345.678-5', caret: 12 });
    expect(formatRutAsTyped('12345678512345', 0)).toEqual({ value: '12.345.678-5', caret: 0 });
  });

  it('takes a caret out of range as the end, and anything but a string as an empty field', () => {
    expect(formatRutAsTyped('1234', 99)).toEqual({ value: '1.234', caret: 5 });
    expect(formatRutAsTyped('1234', Number.NaN)).toEqual({ value: '1.234', caret: 5 });
    expect(formatRutAsTyped('1234', -1)).toEqual({ value: '1.234', caret: 5 });
    expect(formatRutAsTyped('1234', null)).toEqual({ value: '1.234', caret: 5 });
    expect(formatRutAsTyped(null, 3)).toEqual({ value: '', caret: 0 });
  });
});

describe('rutBeginning', () => {
  it.each([
    ['12.345', '12345'],
    ['12.345.678-5', '123456785'],
    ['12345678-5', '123456785'],
    ['1.000.001-k', '1000001K'],
    ['01.234.567-4', '12345674'],
    ['7', '7'],
    // Only the check digit can be K, so the RUT ends there, however short it is.
    ['12k', '12K'],
  ])('%s is looked up as %s', (typed, beginning) => {
    expect(rutBeginning(typed)).toBe(beginning);
  });

  it.each(['', '0', '-', 'ana', '12a', 'k12', '12kk', '1234567890', '12 345', null, 12])(
    '%j is not the beginning of a RUT',
    (typed) => {
      expect(rutBeginning(typed)).toBe('');
    },
  );
});
