import { expect, test } from 'vitest';
import { callDigest } from './repeatKeys';

const CALL =
  '/api/applications {"phone":"+56 9 5550 0001","address":"Los Aromos 123","disability":["visual"]}';

test('a call is known again by its digest, and another one is not', () => {
  expect(callDigest(CALL)).toBe(callDigest(CALL));
  const others = [...CALL].map((_, index) => `${CALL.slice(0, index)}~${CALL.slice(index + 1)}`);
  expect(new Set([CALL, `${CALL} `, ...others].map(callDigest)).size).toBe(CALL.length + 2);
});

test('nothing of what was sent is in it, however long that was', () => {
  for (const call of [CALL, CALL.repeat(1000)])
    expect(Math.abs(callDigest(call))).toBeLessThanOrEqual(2 ** 31);
});
