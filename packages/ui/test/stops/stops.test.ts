import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countStops } from '../../scripts/countStops';
import { launch } from '../browser';

const UI = join(import.meta.dirname, '../..');

/** Our column of the README's table of Tab stops, without its last row, which tells megabytes. */
function toldStops(): number[] {
  const [, table = ''] = readFileSync(join(UI, 'README.md'), 'utf8').split(
    '<!-- stops: pnpm bench:weights -->',
  );
  return (table.split('<!-- end of stops -->')[0] ?? '')
    .split('\n')
    .map((line) => line.split('|')[2]?.trim() ?? '')
    .filter((cell) => /^\d+$/.test(cell))
    .slice(0, -1)
    .map(Number);
}

it('README tells how often Tab stops in our components', async () => {
  const browser = await launch();
  const counted = await countStops(browser, join(import.meta.dirname, 'page.tsx'), UI).finally(() =>
    browser.close(),
  );
  expect(Object.values(counted)).toEqual(toldStops());
  // A table is one stop, however many links and buttons its rows have; a radio group too.
  expect(counted).toMatchObject({ table: 1, selection: 1, matrix: 1, radios: 1 });
}, 120_000);
