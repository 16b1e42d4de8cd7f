import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './build.ts';

/** The code, without what tests and stories say. */
const code = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.(test|stories|docs)\./.test(file))
  .map((file) => `${file}\n${readFileSync(join(ROOT, file), 'utf8')}`)
  .join('\n');

const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
/** Rows of three columns: on the portal, in the code, what it is. */
const rows = glossary
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 5 && cells[2]?.includes('`'));
const names = rows.flatMap((cells) => [...(cells[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));

test('every name in the glossary is a name in the code', () => {
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !new RegExp(`(?<![A-Za-z])${name}`).test(code))).toEqual([]);
});

test('every list has its word in it', () => {
  const lists = globSync('packages/contract/src/lists/*.ts', { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/export const (\w+)List\b/g)].map(([, name = '']) => name));
  expect(lists.length).toBeGreaterThan(8);
  const known = glossary.toLowerCase();
  const stem = (name: string) =>
    name
      .replace(/^(own|all)/, '')
      .replace(/(ies|s)$/, '')
      .toLowerCase();
  expect(lists.filter((name) => !known.includes(stem(name)))).toEqual([]);
});

test('no word is explained twice', () => {
  const words = rows.map((cells) => (cells[1] ?? '').replace(/ \(.*/, '').trim());
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
});
