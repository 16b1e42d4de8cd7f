import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './build.ts';

test('the walks name files that are there', () => {
  const walks = readFileSync(join(ROOT, 'docs/walks.md'), 'utf8');
  const files = [...walks.matchAll(/`((?:apps|packages)\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(25);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
