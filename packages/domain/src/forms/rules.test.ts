import { describe, expect, it } from 'vitest';
import {
  accepted,
  checkForm,
  chosen,
  countCharacters,
  day,
  dayFrom,
  email,
  file,
  files,
  filled,
  isBlank,
  matches,
  maxLength,
  minLength,
  required,
  rut,
  when,
  wholeNumber,
} from './index';

const NO = 'no';

describe('rules', () => {
  it.each([
    ['required', required(NO), ['a', 0, false, [0]], ['', '  ', null, undefined, []]],
    ['accepted', accepted(NO), [true], [false, 'true', 1, '', null, undefined]],
    ['filled', filled(NO), ['a', ' '], ['', null, undefined, 0, ['a']]],
    ['minLength', minLength(2, NO), ['ab', '🦊🐙', '', null], ['a', '🦊', 12]],
    ['maxLength', maxLength(2, NO), ['ab', '🦊🐙', '', null, undefined], ['abc', '🦊🐙🎈', '   ', 1]],
    ['email', email(NO), ['a@b.cl', ''], ['a@b', 3]],
    ['rut', rut(NO), ['12.345.678-5', '', undefined], ['12.345.678-4', 123456785]],
    ['rut of somebody', rut(NO, { zero: false }), ['12.345.678-5', ''], ['00.000.000-0', '0000000-0']],
    ['chosen', chosen(NO), [1, 99], [0, -1, 1.5, '1', null, undefined, '', Number.NaN]],
    ['wholeNumber', wholeNumber(1, 5, NO), [1, 5, '', null, undefined], [0, 6, 1.5, '3', Number.NaN]],
    ['day', day(NO), ['2026-03-05', ''], ['2026-3-5', '2026-02-30', '05-03-2026', 20260305]],
    ['file', file({ kind: 'pdf', maxFiles: 1, maxBytes: 9 }), [null, undefined], []],
    ['files', files({ kind: 'pdf', maxFiles: 1, maxBytes: 9 }), [null, [], 'x'], []],
  ] as const)('%s', (_, rule, good, bad) => {
    for (const value of good) expect([value, rule(value, {})]).toEqual([value, undefined]);
    for (const value of bad) expect([value, rule(value, {})]).toEqual([value, NO]);
  });

  it('compare with another field', () => {
    expect(matches('a', NO)('x', { a: 'x' })).toBeUndefined();
    expect(matches('a', NO)('x', { a: 'y' })).toBe(NO);
    expect(dayFrom('from', NO)('2026-03-05', { from: '2026-03-05' })).toBeUndefined();
    expect(dayFrom('from', NO)('2026-03-04', { from: '2026-03-05' })).toBe(NO);
    expect(dayFrom('from', NO)('2026-03-05', {})).toBeUndefined();
  });

  it('apply under a condition, and the first broken one gives the message', () => {
    const rule = when(({ on }) => on === true, required('a'), minLength(3, 'b'));
    expect(rule('', { on: false })).toBeUndefined();
    expect(rule('', { on: true })).toBe('a');
    expect(rule('xx', { on: true })).toBe('b');
    expect(rule('xxx', { on: true })).toBeUndefined();
  });
});

describe('checkForm', () => {
  it('gives the first message of each field, and no key for a field without errors', () => {
    type Values = { a: string; b: string; c: string };
    expect(
      checkForm<Values>(
        { a: '', b: 'x', c: 'xyz' },
        {
          a: [required('first'), minLength(2, 'second')],
          b: [required('first'), minLength(2, 'second')],
          c: [required('first'), minLength(2, 'second')],
        },
      ),
    ).toEqual({ a: 'first', b: 'second' });
  });
});

describe('checkForm on anything', () => {
  it('does not judge a field without rules', () => {
    expect(checkForm<{ a: string }>({ a: '' }, {})).toEqual({});
    expect(checkForm<{ a: string }>({ a: '' }, { a: undefined } as object)).toEqual({});
  });

  it.each([null, undefined, 'x', 7, [], () => 1])('takes %j as a form without fields', (values) => {
    expect(checkForm<{ a: string }>(values, { a: [required(NO)] })).toEqual({ a: NO });
  });
});

describe('a mistake of the caller does not break the page', () => {
  it('a value that is no rule is skipped', () => {
    expect(checkForm<{ a: string }>({}, { a: [7, required(NO)] } as never)).toEqual({ a: NO });
    expect(checkForm<{ a: string }>({}, { a: 'required' } as never)).toEqual({});
    expect(when(undefined as never, required(NO))('', {})).toBeUndefined();
  });

  it('with a wrong limit minLength accepts and the other rules refuse', () => {
    expect(minLength('8' as never, NO)('a', {})).toBeUndefined();
    expect(maxLength('8' as never, NO)('a', {})).toBe(NO);
    expect(wholeNumber(1, undefined as never, NO)(3, {})).toBe(NO);
    expect(files(undefined as never)(['x'], {})).toBe('El archivo no es un archivo permitido');
  });

  it('a field with a wrong name has no value', () => {
    expect(matches(7 as never, NO)('x', { 7: 'x' })).toBe(NO);
  });
});

describe('measures', () => {
  it('count characters as people do', () => {
    expect(countCharacters('ñandú')).toBe(5);
    expect(countCharacters('🦊🐙')).toBe(2);
    expect(countCharacters('')).toBe(0);
    expect(countCharacters(12)).toBe(0);
  });

  it('recognise blanks', () => {
    expect([undefined, null, '', ' \n\t\u00a0'].map(isBlank)).toEqual([true, true, true, true]);
    expect(['\u034f', '\u3164\u3164', '\u200b \u2060', '\u2800', '\ufeff'].map(isBlank)).not.toContain(false);
    expect([0, false, [], {}, 'a', '\u3164a', Number.NaN].some(isBlank)).toBe(false);
  });
});
