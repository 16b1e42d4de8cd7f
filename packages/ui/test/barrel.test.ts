import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

it('the barrel names every component, and leaves out what needs a peer of its own', () => {
  const faces = readdirSync(source).filter((folder) => existsSync(join(source, folder, 'index.ts')));
  const barrel = readFileSync(join(source, 'index.ts'), 'utf8');
  const named = [...barrel.matchAll(/export \* from '\.\/(\w+)'/g)].map(([, folder]) => folder);
  // `parts` is for tests.
  const apart = ['form', 'formRows', 'Dropzone', 'PdfViewer', 'parts'];
  expect(named.sort()).toEqual(faces.filter((folder) => !apart.includes(folder)).sort());
});
