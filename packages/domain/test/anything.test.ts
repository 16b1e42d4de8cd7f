import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as domain from '../src';

type Callable = (...args: readonly unknown[]) => unknown;

const exported: readonly (readonly [name: string, value: unknown])[] = Object.entries(domain);
const functions = exported.flatMap(([name, value]): [string, Callable][] =>
  typeof value === 'function' ? [[name, value as Callable]] : [],
);
const fieldNames = [
  ...new Set(
    exported.flatMap(([name, value]) =>
      name.endsWith('_INITIAL') && typeof value === 'object' && value !== null ? Object.keys(value) : [],
    ),
  ),
  'rut',
  'passport',
  'age',
  'number',
  'kind',
  'maxFiles',
  'maxBytes',
  'name',
  'size',
  'type',
  'status',
  'pathname',
];

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});
const nearlyRight = fc.constantFrom<unknown>(
  '12.345.678-5',
  'ana@correo.cl',
  '/documents-back/users/7?a#b',
  'USER',
  'CL',
  '2026-03-05',
  'file-too-large',
  'Invalid token',
  401,
  3,
  { type: 'list' },
  { type: 'set' },
  { type: 'merge' },
  { type: 'select' },
  { type: 'update' },
  { status: 'ok' },
);
const form = fc.dictionary(fc.constantFrom(...fieldNames), fc.oneof(anything, nearlyRight));
const argument = fc.oneof(anything, fc.string({ unit: 'binary' }), nearlyRight, form);

describe('no function of the package throws, whatever it is given', () => {
  it('covers every function', () => {
    expect(functions.length).toBeGreaterThan(80);
  });

  it.each(functions)('%s', (_, call) => {
    fc.assert(
      fc.property(
        fc.array(argument, { maxLength: 4 }),
        fc.array(argument, { maxLength: 2 }),
        (first, second) => {
          const result = call(...first);
          // Some functions make rules: the rule that such a function returns must not throw either.
          if (typeof result === 'function') (result as Callable)(...second);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('no function of the package hangs on a long text', () => {
  const MILLION = 1_000_000;
  const long = {
    digits: '1'.repeat(MILLION),
    letters: 'k'.repeat(MILLION),
    'dots and hyphens': '.-'.repeat(MILLION / 2),
    blanks: ' '.repeat(MILLION),
    'blanks and a letter': `${' '.repeat(MILLION)}x${' '.repeat(MILLION)}`,
    slashes: '/'.repeat(MILLION),
    percents: `/${'%'.repeat(MILLION)}`,
    'a mail address': `a@${'b.'.repeat(MILLION / 2)}`,
    'an address with many ats': 'a@'.repeat(MILLION / 2),
    emoji: '🦊'.repeat(MILLION / 2),
    'lone surrogates': '\ud83e'.repeat(MILLION),
    'question marks': `/home${'?#'.repeat(MILLION / 2)}`,
    'pairs of letters': 'ab'.repeat(MILLION / 2),
  };

  it.each(Object.entries(long))(
    '%s',
    (_, text) => {
      const values = Object.fromEntries(fieldNames.map((name) => [name, text]));
      for (const [name, call] of functions) {
        for (const args of [[text, text, text], [values, text], [text.slice(0, 50_000).split('')]]) {
          const start = process.threadCpuUsage();
          const result = call(...args);
          if (typeof result === 'function') (result as Callable)(text, values);
          // One walk over a million characters takes milliseconds; a walk for each of them takes hours. 3 seconds is far from both.
          // Only this thread's processor time counts.
          const { user, system } = process.threadCpuUsage(start);
          const elapsed = (user + system) / 1000;
          expect({ name, slow: elapsed > 3000 ? elapsed : false }).toEqual({ name, slow: false });
        }
      }
    },
    60_000,
  );
});
