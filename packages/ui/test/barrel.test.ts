import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entries } from '../scripts/entries';

const root = join(import.meta.dirname, '..');

it('the barrel names every component, except those that need a peer of their own', () => {
  const barrel = readFileSync(join(root, 'src/index.ts'), 'utf8');
  const named = [...barrel.matchAll(/export \* from '\.\/(\w+)'/g)].map(([, folder]) => folder);
  // `parts` is for tests.
  const apart = ['form', 'formRows', 'Dropzone', 'PdfViewer', 'parts'];
  expect(named.sort()).toEqual(
    Object.keys(entries(root))
      .filter((folder) => !apart.includes(folder))
      .sort(),
  );
});
