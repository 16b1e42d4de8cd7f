import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './build.ts';

const numbersOf = (file: string): Record<string, number> =>
  JSON.parse(readFileSync(join(ROOT, 'packages/ui', file), 'utf8'));

it('docs/performance.md states the weights and limits of the packed package', () => {
  const rows = readFileSync(join(ROOT, 'docs/performance.md'), 'utf8').matchAll(
    /^\| `(\w+)` +\| [\d.]+ +\| ([\d.]+) +\| ([\d.]+) +\|$/gm,
  );
  const told = [...rows].map(([, entry = '', limit, weight]) => [entry, Number(limit), Number(weight)]);
  const [limits, weights] = [numbersOf('size-budget.json'), numbersOf('weights.json')];
  expect(told.length).toBeGreaterThan(10);
  expect(told).toEqual(told.map(([entry]) => [entry, limits[String(entry)], weights[String(entry)]]));
});
