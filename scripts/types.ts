/**
 * Checks the types of all workspaces with TypeScript 7; `pnpm types ui` checks one. By one thread, because each of several would work
 * out the types of the contract's routes again: of the API's 46 s of a core 18 are left.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { ROOT } from './build.ts';
import { COMPILER } from './compiler.ts';

const wanted = process.argv[2] ?? '';
const projects = globSync(['{packages,apps,bench}/*/tsconfig{,.stories}.json', 'tsconfig.json'], {
  cwd: ROOT,
})
  .filter((project) => project.includes(wanted))
  .sort();
// Check all of them even after a failure, so that one run shows everything.
const failed = projects.filter(
  (project) =>
    spawnSync(process.execPath, [COMPILER, '-p', project, '--singleThreaded'], {
      cwd: ROOT,
      stdio: 'inherit',
    }).status !== 0,
);
if (projects.length === 0) throw new Error(`No tsconfig.json has '${wanted}' in its path.`);
process.exitCode = failed.length > 0 ? 1 : 0;
