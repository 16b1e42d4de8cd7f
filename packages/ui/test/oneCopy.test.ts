// Two copies of react-aria or react-stately would not see each other's contexts: a field in a group, a button in a dialog.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const read = (folder: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', folder, 'package.json'), 'utf8')) as Manifest;

it('asks for one version of react-aria-components, and for the very versions that it is made of', () => {
  const ours = read('.');
  const components = read('node_modules/react-aria-components');
  expect(ours.peerDependencies['react-aria-components']).toBe(components.version);
  for (const name of ['react-aria', 'react-stately']) {
    expect(components.dependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
    expect([name, ours.dependencies[name]]).toEqual([name, components.dependencies[name]]);
  }
});
