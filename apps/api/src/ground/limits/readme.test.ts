import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MINUTE } from '../time/time';
import { type Budget, LIMITS } from './limits';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

const inWords = (budget: Budget | undefined) =>
  budget ? `${budget.attempts} in ${budget.within / MINUTE} minutes` : '';

test('the README’s table has the limits of every action, and no others', () => {
  const rows = Array.from(
    readme.matchAll(/^ +\| (.+?) +\| (\d+ in .+) \|$/gm),
    ([, actions = '', cells = '']) =>
      actions.split(', ').map(() => cells.split('|').map((cell) => cell.trim())),
  ).flat();
  const limits = Object.values(LIMITS).map(({ address, account, pair }) =>
    [address, account, pair].map(inWords),
  );
  expect(rows.sort()).toEqual(limits.sort());
});
