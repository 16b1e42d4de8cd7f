import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entries } from '../scripts/entries';
import * as barrel from '../src/index';

const root = join(import.meta.dirname, '..');

/** What needs a peer of its own, `parts`, which is for tests, and languages, which nobody loads who speaks another. */
const APART = ['form', 'formRows', 'Dropzone', 'PdfViewer', 'parts', 'labels/en'];

it('the barrel exports all of every entry, and leaves out what needs a peer of its own', async () => {
  const exported = new Set(Object.keys(barrel));
  for (const [name, folder] of Object.entries(entries(root))) {
    const entry = Object.keys(
      (await import(/* @vite-ignore */ join(root, 'src', folder, 'index.ts'))) as object,
    );
    const isApart = APART.includes(name);
    expect([name, entry.filter((one) => exported.has(one) === isApart)]).toEqual([name, []]);
  }
});
