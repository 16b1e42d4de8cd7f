/**
 * Types of every workspace, judged by TypeScript 7, which is native and takes a quarter of the time; `pnpm types ui` those
 * of one. TypeScript 6 stays beside it: it has the compiler API by which tsup writes the declarations.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './build.ts';

const COMPILER = join(
  dirname(fileURLToPath(import.meta.resolve('typescript-native/package.json'))),
  'bin/tsc',
);

const wanted = process.argv[2] ?? '';
const projects = globSync(['{packages,apps,bench}/*/tsconfig{,.stories}.json', 'tsconfig.json'], {
  cwd: ROOT,
})
  .filter((project) => project.includes(wanted))
  .sort();
// All of them, each with its findings: one run tells everything.
const failed = projects.filter(
  (project) =>
    spawnSync(process.execPath, [COMPILER, '-p', project], { cwd: ROOT, stdio: 'inherit' }).status !== 0,
);
if (projects.length === 0) throw new Error(`No tsconfig.json has '${wanted}' in its path.`);
process.exitCode = failed.length > 0 ? 1 : 0;
