import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entries } from './entries.ts';
import { styledIds } from './styledIds.ts';
import { weigh } from './weigh.ts';

/** The peers, and what react-aria-components is made of. */
export function outside(peers: readonly string[]): string[] {
  return [...peers, 'react-aria', 'react-stately'];
}

/**
 * What each entry of the package loads, in KiB, minified and gzipped. It is measured on the sources, within a few tenths
 * of the packed package (test/package.test.ts).
 * @param root the package's folder
 */
export async function weighEntries(root: string): Promise<Record<string, number>> {
  const { peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  const modules = Object.entries(entries(root)).map(([name, folder]) => [
    name,
    `export * from ${JSON.stringify(join(root, 'src', folder, 'index.ts'))};`,
  ]);
  const weights = await weigh(Object.fromEntries(modules), tmpdir(), outside(Object.keys(peerDependencies)), {
    plugins: [styledIds(root)],
  });
  return Object.fromEntries([...weights].map(([name, { loaded }]) => [name, Math.round(loaded * 10) / 10]));
}
