import { anything, assert, property } from 'fast-check';
import { expect, it } from 'vitest';
import { BOLETA_STATES } from '../options/boletaStates';
import { SII_STATES } from '../options/siiStates';
import { isReplaceable } from './index';

it('is so only for a rejected boleta without a note of the SII', () => {
  const all = BOLETA_STATES.flatMap(({ value: state }) =>
    SII_STATES.map(({ value: siiState }) => ({ state, siiState })),
  );
  expect(all.filter(isReplaceable)).toEqual([{ state: 'rejected', siiState: 'valid' }]);
});

it('takes anything', () => {
  assert(
    property(anything(), (any) => {
      expect(typeof isReplaceable(any as never)).toBe('boolean');
    }),
  );
});
