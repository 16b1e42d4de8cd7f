/** Types of every workspace, judged by TypeScript 7; `pnpm types ui` those of one. */
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
// All of them, each with its findings: one run tells everything.
const failed = projects.filter(
  (project) =>
    spawnSync(process.execPath, [COMPILER, '-p', project], { cwd: ROOT, stdio: 'inherit' }).status !== 0,
);
if (projects.length === 0) throw new Error(`No tsconfig.json has '${wanted}' in its path.`);
process.exitCode = failed.length > 0 ? 1 : 0;
