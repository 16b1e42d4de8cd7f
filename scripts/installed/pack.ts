import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../build.ts';
import { must } from './run.ts';

const SHARED = ['package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json'];

export const { packageManager: PNPM } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  packageManager: string;
};

/**
 * Builds and packs a published package in a copy of its folder: other checks of this checkout build it in its place.
 * @returns the tarball
 */
export async function pack(name: string, place: string): Promise<string> {
  const copy = join(place, 'workspace/packages', name);
  mkdirSync(copy, { recursive: true });
  for (const file of SHARED) cpSync(join(ROOT, file), join(place, 'workspace', file));
  const tools = join(place, 'workspace/node_modules');
  if (!existsSync(tools)) symlinkSync(join(ROOT, 'node_modules'), tools);
  const source = join(ROOT, 'packages', name);
  const isNeeded = (path: string) => !['node_modules', 'dist'].includes(basename(path));
  cpSync(source, copy, { recursive: true, filter: isNeeded });
  symlinkSync(join(source, 'node_modules'), join(copy, 'node_modules'));
  await must(copy, join(source, 'node_modules/.bin/tsup'), '--silent');
  await must(
    copy,
    'npx',
    '--yes',
    PNPM,
    'pack',
    '--config.ignore-scripts=true',
    '--out',
    join(place, `${name}.tgz`),
  );
  return join(place, `${name}.tgz`);
}
