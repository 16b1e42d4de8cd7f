import { expect, it } from 'vitest';
import { REPRESENTATIVE_REELS_REQUIRED, reelsNeedRepresentative, validateReelsRepresentative } from '.';

const MINOR = { age: 17, reels_consent: true };
const ANA = { representative_name: 'Ana Paz Soto', representative_reels_consent: true };
const NAME = 'Escribe el nombre de quien te representa';

it.each([
  ['agreed to', { ...MINOR, ...ANA }, {}],
  [
    'without anybody',
    MINOR,
    { representative_name: NAME, representative_reels_consent: REPRESENTATIVE_REELS_REQUIRED },
  ],
  ['without a name', { ...MINOR, ...ANA, representative_name: ' ' }, { representative_name: NAME }],
  [
    'not agreed to',
    { ...MINOR, ...ANA, representative_reels_consent: 'true' },
    { representative_reels_consent: REPRESENTATIVE_REELS_REQUIRED },
  ],
  ['of an adult', { age: 18, reels_consent: true }, {}],
  ['not sent', { age: 17 }, {}],
  ['of no age', { age: '17', reels_consent: true }, {}],
  ['nothing', null, {}],
])('the reels of a minor, %s', (_, values, errors) => {
  expect(validateReelsRepresentative(values)).toEqual(errors);
});

it('refuses the minor as their own representative', () => {
  const own = { first_name: 'Ana', last_name: 'Paz  Soto' };
  const { representative_name } = validateReelsRepresentative({ ...MINOR, ...ANA }, own);
  expect(representative_name).toMatch(/^El nombre es el de la persona menor de edad/);
});

it.each([
  [17, true],
  [18, false],
  ['17', false],
  [undefined, false],
])('of %j years: %j', (age, needs) => {
  expect(reelsNeedRepresentative(age)).toBe(needs);
});
