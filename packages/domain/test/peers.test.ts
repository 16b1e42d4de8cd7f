import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRut, isValidRut } from '../src/rut';

const require = createRequire(import.meta.url);
const rutDotJs: typeof import('rut.js') = require('rut.js');
const rutChile: { default: typeof import('rut-chile').default } = require('rut-chile');
const fdograph: typeof import('@fdograph/rut-utilities') = require('@fdograph/rut-utilities');

/** The answers of the peers. By default @fdograph also refuses RUTs of one repeated digit, so that is turned off. */
const validators: readonly (readonly [string, (rut: string) => boolean])[] = [
  ['rut.js', (rut) => rutDotJs.validate(rut)],
  ['rut-chile', (rut) => rutChile.default.validate(rut)],
  ['@fdograph/rut-utilities', (rut) => fdograph.validateRut(rut, false)],
];

const formatters: readonly (readonly [string, (rut: string) => string])[] = [
  ['rut.js', (rut) => rutDotJs.format(rut)],
  ['rut-chile', (rut) => rutChile.default.format(rut, false, true)],
  ['@fdograph/rut-utilities', (rut) => fdograph.formatRut(rut, fdograph.RutFormat.DOTS_DASH)],
];

/** Well-formed RUTs: 7 or 8 digits without leading zeros and any check character; dotted, with only the hyphen, or plain. */
const wellFormed = fc
  .tuple(
    fc.integer({ min: 1_000_000, max: 99_999_999 }).map(String),
    fc.constantFrom(...'0123456789kK'),
    fc.constantFrom('dotted', 'hyphen', 'plain'),
  )
  .map(([body, check, style]) => {
    if (style === 'plain') return body + check;
    return `${style === 'dotted' ? body.replace(/\B(?=(\d{3})+$)/g, '.') : body}-${check}`;
  });

describe.each(validators)('isValidRut and %s', (_, theirs) => {
  it('agree on every well-formed RUT', () => {
    fc.assert(
      fc.property(wellFormed, (rut) => {
        expect([rut, isValidRut(rut)]).toEqual([rut, theirs(rut)]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe.each(formatters)('formatRut and %s', (_, theirs) => {
  it('write every well-formed RUT alike', () => {
    fc.assert(
      fc.property(wellFormed, (typed) => {
        const rut = typed.toUpperCase();
        expect(formatRut(rut)).toBe(theirs(rut));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('known differences, where the rule of the studio (spec §5) decides otherwise', () => {
  const [rutJs, chile, fdo] = validators.map(([, validate]) => validate);

  it.each([
    // text, ours, rut.js, rut-chile, @fdograph
    ['zeros at the left', '01000005-K', true, false, true, true],
    ['nothing but zeros', '0000000-0', true, false, true, true],
    ['dots anywhere', '1.2.3.4.5.6.7.8-5', true, false, true, false],
    ['more than one hyphen', '12-345-678-5', true, false, false, false],
    ['a body of 6 digits', '123456-0', false, true, true, true],
    ['a body of 1 digit', '1-9', false, true, false, false],
    ['a body of 9 digits', '123456789-2', false, true, false, false],
    ['commas for dots', '12,345,678-5', false, false, true, false],
  ] as const)('%s: %s', (_, text, ours, ...theirs) => {
    expect([text, isValidRut(text), rutJs?.(text), chile?.(text), fdo?.(text)]).toEqual([
      text,
      ours,
      ...theirs,
    ]);
  });

  it('one repeated digit is a RUT, though @fdograph suspects it by default', () => {
    expect(isValidRut('11.111.111-1')).toBe(true);
    expect(fdograph.validateRut('11.111.111-1')).toBe(false);
  });

  it('anything but a string is no RUT, where rut-chile and @fdograph throw or guess', () => {
    expect(isValidRut(null)).toBe(false);
    expect(() => rutChile.default.validate(null as never)).toThrow();
    expect(() => fdograph.formatRut(7 as never)).toThrow();
    expect(formatRut(7)).toBe('');
  });

  it('400 digits are refused at once: rut.js would count for ever', () => {
    // Not tried on rut.js: it would divide Infinity by ten until the process is stopped.
    expect(isValidRut(`${'1'.repeat(400)}-1`)).toBe(false);
  });
});
