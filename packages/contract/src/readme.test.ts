import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from './routes';

const fileOf = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const readme = fileOf('README.md');

/** The first cells of a table, found by the head of its first column. */
function firstCells(head: string): string[] {
  const table = readme.slice(readme.search(new RegExp(`^\\| ${head} +\\|`, 'm'))).split('\n\n')[0] ?? '';
  return table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1]?.trim() ?? '');
}

test('the README names every entry of the package, and no other', () => {
  const { exports } = JSON.parse(fileOf('package.json')) as { exports: Record<string, string> };
  const entries = Object.keys(exports).map((path) => `\`@doblaje/contract${path.slice(1)}\``);
  expect(firstCells('entry').sort()).toEqual(entries.sort());
});

test('the README names every status with which a route refuses', () => {
  const stated = Object.values(routes).flatMap(({ responses }) => Object.keys(responses));
  const refusals = stated.filter((status) => Number(status) >= 400);
  const told = firstCells('status').flatMap((cell) => cell.split(', '));
  expect([...new Set(refusals)].filter((status) => !told.includes(status))).toEqual([]);
  expect(new Set(refusals).size).toBeGreaterThan(10);
});
