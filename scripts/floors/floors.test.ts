import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { arrowsOf, arrowsUp, circleIn, knotsOf } from './folderGraph.ts';

const places: string[] = [];

afterEach(() => {
  for (const place of places.splice(0)) rmSync(place, { recursive: true });
});

/** The arrows of a workspace that holds these files. */
function arrowsIn(files: Record<string, string>) {
  const place = mkdtempSync(join(tmpdir(), 'floors-'));
  places.push(place);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, 'src', file)), { recursive: true });
    writeFileSync(join(place, 'src', file), text);
  }
  return arrowsOf('src', place);
}

test('an import from an upper room is an arrow up, with the file that makes it', async () => {
  const arrows = await arrowsIn({
    'ground/db/purge.ts': "import { erase } from '../../office/boletas/erase';\nerase();\n",
    'office/boletas/erase.ts': 'export const erase = () => undefined;\n',
  });
  expect(arrowsUp(arrows, ['ground', 'office'])).toEqual([
    {
      from: 'ground/db',
      to: 'office/boletas',
      imports: ['ground/db/purge.ts → office/boletas/erase.ts'],
    },
  ]);
  expect(arrowsUp(arrows, ['office', 'ground'])).toEqual([]);
});

test('an import of a type is an arrow too', async () => {
  const arrows = await arrowsIn({
    'ground/a.ts': "import type { B } from '../office/b';\nexport const a: B = 1;\n",
    'office/b.ts': 'export type B = number;\n',
  });
  expect(arrowsUp(arrows, ['ground', 'office'])).toHaveLength(1);
});

test('a circle of folders is found even if no files form one; tests do not count', async () => {
  const arrows = await arrowsIn({
    'a/one.ts': "import '../b/one';\n",
    'b/one.ts': 'export {};\n',
    'b/two.ts': "import '../c/one';\n",
    'c/one.ts': "import '../a/two';\n",
    'a/two.ts': 'export {};\n',
    'c/one.test.ts': "import '../d/one';\n",
    'd/one.ts': "import '../c/one';\n",
  });
  expect(knotsOf(arrows).map((knot) => knot.sort())).toEqual([['a', 'b', 'c']]);
});

test('of a knot the shortest circle is told', async () => {
  const arrows = await arrowsIn({
    'a/a.ts': "import '../b/b';\n",
    'b/b.ts': "import '../c/c';\n",
    'c/c.ts': "import '../d/d';\nimport '../b/other';\n",
    'b/other.ts': 'export {};\n',
    'd/d.ts': "import '../a/other';\n",
    'a/other.ts': 'export {};\n',
  });
  const [knot = []] = knotsOf(arrows);
  expect(knot).toHaveLength(4);
  expect(circleIn(arrows, knot).map(({ from, to }) => `${from} → ${to}`)).toEqual(['b → c', 'c → b']);
});

test('folders that are not named take the place of the star', async () => {
  const arrows = await arrowsIn({
    'Button/Button.ts': "import '../ground/look';\n",
    'ground/look.ts': "import '../Card/Card';\n",
    'Card/Card.ts': 'export {};\n',
  });
  expect(arrowsUp(arrows, ['ground', '*']).map(({ from, to }) => `${from} → ${to}`)).toEqual([
    'ground → Card',
  ]);
});

test('a folder without a place counts as the roof: nothing may import from it until it has a place', async () => {
  const arrows = await arrowsIn({
    'ground/a.ts': "import '../new/b';\n",
    'new/b.ts': 'export {};\n',
  });
  expect(arrowsUp(arrows, ['ground']).map(({ to }) => to)).toEqual(['new']);
});
