/**
 * Packs the published packages: `@doblaje/ui` and `@doblaje/domain` as tarballs in the folder that `PACKED` names. The test
 * suite does this once for all tests that use them.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from './build.ts';
import { must } from './run.ts';

export type Published = 'ui' | 'domain';

const SHARED = ['package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json'];

export const { packageManager: PNPM } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  packageManager: string;
};

/** Builds and packs a copy of the package's folder, so that two runs in one checkout do not disturb each other. */
async function buildAndPack(name: Published, tarball: string): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), `doblaje-pack-${name}-`));
  try {
    const copy = join(place, 'packages', name);
    mkdirSync(copy, { recursive: true });
    for (const file of SHARED) cpSync(join(ROOT, file), join(place, file));
    symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'));
    const source = join(ROOT, 'packages', name);
    const isNeeded = (path: string) => !['node_modules', 'dist'].includes(basename(path));
    cpSync(source, copy, { recursive: true, filter: isNeeded });
    symlinkSync(join(source, 'node_modules'), join(copy, 'node_modules'));
    await must(copy, join(source, 'node_modules/.bin/tsup'), '--silent');
    // Pack with pnpm, because npm ignores `publishConfig.exports`.
    await must(copy, 'npx', '--yes', PNPM, 'pack', '--config.ignore-scripts=true', '--out', tarball);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * Copies the tarball of the suite (`PACKED`) to `folder`, or packs the package if there is none.
 * @returns its path
 */
export async function pack(name: Published, folder: string): Promise<string> {
  const tarball = join(folder, `${name}.tgz`);
  const packed = process.env.PACKED && join(process.env.PACKED, `${name}.tgz`);
  if (packed && existsSync(packed)) copyFileSync(packed, tarball);
  else await buildAndPack(name, tarball);
  return tarball;
}

if (import.meta.main) {
  const { PACKED: folder } = process.env;
  if (!folder) throw new Error('PACKED names no folder for the tarballs.');
  mkdirSync(folder, { recursive: true });
  const one = async (name: Published) => {
    // Rename only a finished tarball: other processes may look for it meanwhile.
    const unfinished = join(folder, `${name}.part.tgz`);
    await buildAndPack(name, unfinished);
    renameSync(unfinished, join(folder, `${name}.tgz`));
  };
  await Promise.all([one('ui'), one('domain')]);
}
