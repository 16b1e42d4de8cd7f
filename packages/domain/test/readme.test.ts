import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SUBPATHS } from '../entries';
import * as moves from '../src/moves';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** The package's subpaths in a folder, without the folder. */
function below(folder: string) {
  const start = `@doblaje/domain/${folder}/`;
  return SUBPATHS.flatMap((path) => (path.startsWith(start) ? path.slice(start.length) : []));
}

/** Names in code marks in the part of the README that begins with `words`, up to a blank line. */
function namedFrom(words: string): string[] {
  const part = readme.slice(readme.indexOf(words)).split('\n\n')[0] ?? '';
  return Array.from(part.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
}

/** Rows of the table of option lists: the subpath and the names of its lists. */
const optionRows = Array.from(
  readme.matchAll(/^\| `\/(\w+)` +\| (.+?) +\|/gm),
  ([, path = '', lists = '']) => ({
    path,
    lists: Array.from(lists.matchAll(/`(\w+)`/g), ([, name = '']) => name).sort(),
  }),
);

describe('the README names', () => {
  it('every form by its subpath, and no other', () => {
    const named = namedFrom('Each form has its subpath').map((name) => name.replace('/forms/', ''));
    expect(named.filter((name) => name !== '/forms').sort()).toEqual(below('forms').sort());
  });

  it('every option list by its subpath, and no other', async () => {
    expect(optionRows.map(({ path }) => path).sort()).toEqual(below('options').sort());
    for (const { path, lists } of optionRows) {
      const found: Record<string, unknown> = await import(`../src/options/${path}.ts`);
      const names = Object.keys(found).filter((name) => Array.isArray(found[name]));
      expect(lists, path).toEqual(names.sort());
    }
  });

  it('every other subpath', () => {
    const others = SUBPATHS.filter((path) => !/domain$|\/(forms|options)\//.test(path));
    expect(others.filter((path) => !readme.includes(`'${path}'`))).toEqual([]);
  });

  it('every table of moves', () => {
    const tables = Object.keys(moves).filter((name) => name.endsWith('_MOVES'));
    expect(namedFrom('Who moves an order').sort()).toEqual(tables.sort());
  });
});
