import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build.ts';
import { COMPILER } from '../compiler.ts';
import { must } from '../run.ts';

/** The packages that have a report of their public face. */
export const REPORTED = ['contract', 'domain', 'ui'] as const;
export type Reported = (typeof REPORTED)[number];

/** No part of what is imported: stories, tests, pages of documentation. */
const LEFT_OUT = ['src/docs', 'src/**/*.stories.tsx', 'src/**/*.test.ts', 'src/**/*.test.tsx'];

/**
 * The declarations of a package, by their path in `src` without ending ('Button/Button'). TypeScript 7 writes them, in seconds,
 * straight from the sources: the report needs no build.
 *
 * Errors are left to `pnpm types`. Some types cannot be written down, and none of these belongs to an entry.
 */
export async function declare(name: Reported): Promise<Map<string, string>> {
  const root = join(ROOT, 'packages', name);
  const place = mkdtempSync(join(tmpdir(), `doblaje-api-${name}-`));
  const config = join(root, `tsconfig.api-${process.pid}.json`);
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, noEmitOnError: false },
    ...{ rootDir: 'src', outDir: place },
  };
  try {
    writeFileSync(
      config,
      JSON.stringify({ extends: './tsconfig.json', include: ['src'], exclude: LEFT_OUT, compilerOptions }),
    );
    await must(root, process.execPath, COMPILER, '-p', config, '--singleThreaded').catch(() => undefined);
    const files = globSync('**/*.d.ts', { cwd: place }).sort();
    if (files.length === 0) throw new Error(`The compiler wrote no declarations of packages/${name}.`);
    return new Map(
      files.map((file) => [
        file.replaceAll('\\', '/').replace(/\.d\.ts$/, ''),
        readFileSync(join(place, file), 'utf8'),
      ]),
    );
  } finally {
    rmSync(config, { force: true });
    rmSync(place, { recursive: true, force: true });
  }
}
