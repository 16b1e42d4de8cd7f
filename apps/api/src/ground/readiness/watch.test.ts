import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWatch } from './watch';

const told = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(told);
});
afterEach(() => {
  vi.restoreAllMocks();
  told.mockReset();
});

const lines = () => told.mock.calls.map(([line]) => String(line).replace(/^\S+ /, ''));

test('while a check hangs it is asked once, and everybody has an answer in time', async () => {
  let end = () => {};
  const check = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const isWell = createWatch({ name: 'store', check, within: 30, fresh: 0 });
  const started = performance.now();
  expect(await Promise.all(Array.from({ length: 50 }, isWell))).toEqual(Array(50).fill(false));
  expect(await isWell()).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
  expect(check).toHaveBeenCalledTimes(1);
  expect(lines()).toEqual(['not ready: store: no answer within 30 ms']);

  end();
  await setTimeout(0);
  check.mockResolvedValue();
  expect(await isWell()).toBe(true);
  expect(check).toHaveBeenCalledTimes(2);
});

test('what stops being well is told once, and again when it had been well', async () => {
  const check = vi.fn().mockRejectedValue(new Error('gone'));
  const isWell = createWatch({ name: 'store', check, within: 1000, fresh: 0 });
  expect([await isWell(), await isWell()]).toEqual([false, false]);
  expect(lines()).toEqual(['not ready: store: gone']);
  check.mockResolvedValueOnce(undefined);
  expect([await isWell(), await isWell()]).toEqual([true, false]);
  expect(lines()).toHaveLength(2);
});

test('a fresh answer is given again without asking', async () => {
  const check = vi.fn().mockResolvedValue(undefined);
  const isWell = createWatch({ name: 'store', check, within: 1000, fresh: 60_000 });
  expect([await isWell(), await isWell()]).toEqual([true, true]);
  expect(check).toHaveBeenCalledTimes(1);
});
