import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import limits from '../packages/ui/size-budget.json' with { type: 'json' };
import { ROOT } from './build.ts';

it('docs/performance.md tells the limits that the packed package is held to', () => {
  const rows = readFileSync(join(ROOT, 'docs/performance.md'), 'utf8').matchAll(
    /^\| `(\w+)` +\| [\d.]+ +\| ([\d.]+) +\|$/gm,
  );
  const told = Object.fromEntries([...rows].map(([, entry = '', limit]) => [entry, Number(limit)]));
  expect(Object.keys(told).length).toBeGreaterThan(10);
  expect(limits).toMatchObject(told);
});
