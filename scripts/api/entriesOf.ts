import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build.ts';
import type { Reported } from './declare.ts';

/**
 * The entries of a package by the `exports` of its package.json: the subpath ('.', './Button'), and the file of `src` that it leads to,
 * without ending.
 */
export function entriesOf(name: Reported): Map<string, string> {
  const root = join(ROOT, 'packages', name);
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const closed = Object.keys(exports).filter((subpath) => exports[subpath] === null);
  const found = Object.entries(exports).flatMap(([subpath, target]) => {
    if (typeof target !== 'string' || !target.endsWith('.ts')) return [];
    const [before = '', after] = target.split('*');
    // What is no pattern names one file.
    if (after === undefined) return [[subpath, target] as const];
    return globSync(target, { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => {
        const part = `./${file.replaceAll('\\', '/').replace(/^\.\//, '')}`.slice(
          before.length,
          -after.length,
        );
        return [subpath.replace('*', part), `${before}${part}${after}`] as const;
      });
  });
  const subpaths = new Map<string, string>();
  // Two patterns may reach the same file: it is imported by the shorter subpath.
  for (const [subpath, file] of found.sort(([one], [other]) => other.length - one.length)) {
    if (!closed.includes(subpath)) subpaths.set(file.replace(/^\.\/src\//, '').replace(/\.ts$/, ''), subpath);
  }
  return new Map([...subpaths].map(([file, subpath]) => [subpath, file] as const).sort());
}
