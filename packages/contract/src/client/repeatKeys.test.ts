import { expect, test } from 'vitest';
import { callDigest } from './repeatKeys';

const CALL =
  '/api/applications {"phone":"+56 9 5550 0001","address":"Los Aromos 123","disability":["visual"]}';

test('the same call has the same digest, any other call has another', () => {
  expect(callDigest(CALL)).toBe(callDigest(CALL));
  const others = [...CALL].map((_, index) => `${CALL.slice(0, index)}~${CALL.slice(index + 1)}`);
  expect(new Set([CALL, `${CALL} `, ...others].map(callDigest)).size).toBe(CALL.length + 2);
});

test('a digest contains nothing of the call, however long the call is', () => {
  for (const call of [CALL, CALL.repeat(1000)])
    expect(Math.abs(callDigest(call))).toBeLessThanOrEqual(2 ** 31);
});
