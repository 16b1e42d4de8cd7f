import { expect, test } from 'vitest';
import { createTurns, TurnTimeout } from './turns';

/** Says of each promise whether it is settled by now. */
async function settled(promises: Promise<unknown>[]): Promise<boolean[]> {
  await new Promise((resolve) => setImmediate(resolve));
  const pending = Symbol();
  return Promise.all(promises.map(async (one) => (await Promise.race([one, pending])) !== pending));
}

test('so many tasks of one key run at once and the others wait in line; another key does not wait for them', async () => {
  const { take } = createTurns({ most: 2, patience: 1000 });
  const ana = [take('ana'), take('ana'), take('ana'), take('ana')];
  expect(await settled(ana)).toEqual([true, true, false, false]);
  expect(await settled([take('bea'), take(undefined), take(undefined), take(undefined)])).not.toContain(
    false,
  );
  (await ana[0])?.();
  expect(await settled(ana)).toEqual([true, true, true, false]);
  (await ana[1])?.();
  (await ana[2])?.();
  (await ana[3])?.();
  expect(await settled([take('ana'), take('ana'), take('ana')])).toEqual([true, true, false]);
});

test('a task that waits too long is refused, and its turn goes to the next', async () => {
  const { take } = createTurns({ most: 1, patience: 20 });
  const first = await take('ana');
  await expect(take('ana')).rejects.toThrow(TurnTimeout);
  const third = take('ana');
  first();
  (await third)();
  expect(await settled([take('ana')])).toEqual([true]);
});
