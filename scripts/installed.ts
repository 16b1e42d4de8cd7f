/**
 * Tries the published packages as other projects use them: packs them and installs them outside of the workspace. Each
 * project in scripts/installed/projects tests a framework, a compiler or the oldest allowed peers.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './build.ts';
import { LANES } from './installed/checks.ts';
import { askForLowest } from './installed/lowest.ts';
import { PNPM, pack } from './pack.ts';
import { must } from './run.ts';

/**
 * One installation for all projects. Each has its own peers, and no package is reachable that the project did not ask for.
 * Types are the exception: the declarations of react-aria-components find theirs in no other way. A missing or outdated
 * peer fails the installation.
 */
const WORKSPACE = `packages: ['*']
allowBuilds: { sharp: false }
autoInstallPeers: false
dedupePeerDependents: false
hoistPattern: ['@types/*']
strictPeerDependencies: true
`;

const place = mkdtempSync(join(tmpdir(), 'doblaje-installed-'));
const projects = join(place, 'projects');
// Remove everything at the end, even when the script is interrupted.
process.on('exit', () => rmSync(place, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Runs a part and prints its line of the report. */
async function report(name: string, task: () => Promise<string>): Promise<boolean> {
  const started = performance.now();
  const say = (verdict: string, words: string) => {
    const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    console.log(`${verdict.padEnd(6)} ${name.padEnd(14)} ${seconds.padStart(7)}  ${words}`);
  };
  try {
    say('ok', await task());
    return true;
  } catch (error) {
    say('FAILED', error instanceof Error ? error.message : String(error));
    return false;
  }
}

const isPacked = await report('pack', async () => {
  await Promise.all([pack('ui', place), pack('domain', place)]);
  return process.env.PACKED ? 'tarballs of the suite' : 'tarballs built from this checkout';
});

const isInstalled =
  isPacked &&
  (await report('install', async () => {
    cpSync(join(import.meta.dirname, 'installed/projects'), projects, { recursive: true });
    // What the conformance suite renders is rendered by the installed package too.
    const cases = join(ROOT, 'packages/ui/test/conformance/cases');
    cpSync(cases, join(projects, 'dom/cases'), { recursive: true });
    cpSync(join(projects, 'next/app/Sample.jsx'), join(projects, 'astro/src/Sample.jsx'));
    askForLowest(join(projects, 'lowest'));
    writeFileSync(join(projects, 'pnpm-workspace.yaml'), WORKSPACE);
    writeFileSync(join(projects, 'package.json'), '{ "name": "strangers", "private": true }\n');
    await must(projects, 'npx', '--yes', PNPM, 'install', '--prefer-offline', '--no-frozen-lockfile');
    const { length } = readdirSync(join(import.meta.dirname, 'installed/projects'));
    return `in ${length} projects outside of the workspace, no peer missing or too old`;
  }));

const results = [isInstalled];
if (isInstalled) {
  const lanes = LANES.map(async (checks) => {
    for (const { name, project, run } of checks) {
      results.push(await report(name, () => run(join(projects, project))));
    }
  });
  await Promise.all(lanes);
}
if (results.includes(false)) process.exitCode = 1;
