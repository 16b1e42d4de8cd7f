/**
 * Tries what `pnpm new` writes: makes one part of every kind in a copy of this repository, then checks types, lint, the tests
 * that ask for its registrations, and its own tests and stories.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { EXAMPLES } from './new/examples.ts';
import { planOf, readArguments } from './new/kinds.ts';
import { filesOf } from './new/plan.ts';

const place = mkdtempSync(join(tmpdir(), 'doblaje-scaffold-'));
// Remove everything at the end, even when the script is interrupted.
process.on('exit', () => rmSync(place, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Runs a command in a folder. @throws Error with its output if it fails */
function must(cwd: string, command: string, ...args: string[]): string {
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** Copies every file that git has or would take, as it lies here. */
function copyFiles(): void {
  const files = must(ROOT, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files) {
    if (file !== '' && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(place, file));
  }
}

/**
 * Gives the copy the installed packages. Links to other workspaces are relative, so they lead to the copy's own. The store comes
 * as hard links, which cost no room: Vite serves nothing from outside of the copy.
 */
function copyModules(): void {
  for (const folder of globSync(['node_modules', '{packages,apps,bench}/*/node_modules'], { cwd: ROOT })) {
    mkdirSync(join(place, folder), { recursive: true });
    for (const name of readdirSync(join(ROOT, folder))) {
      if (['.vite', '.vite-temp', '.cache'].includes(name)) continue;
      must(ROOT, 'cp', name === '.pnpm' ? '-al' : '-a', join(ROOT, folder, name), join(place, folder, name));
    }
  }
}

/** Does a part and prints how long it took. */
function step<Result>(name: string, task: () => Result): Result {
  const started = performance.now();
  const result = task();
  console.log(`${name.padEnd(28)} ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`);
  return result;
}

/** Tests that complain about a missing registration; the new parts' own are added. */
const TESTS = [
  'packages/domain/src/access/access.test',
  'routes.test',
  'everyComponent',
  'guides.test',
  'fileSize',
  'storybookPages',
  'storyNames',
];
const PROJECTS = ['domain', 'contract', 'ui', 'api', 'portal', 'scripts', 'stories'];

const plans = EXAMPLES.map((line) => planOf(...readArguments(line)));
const files = plans.flatMap(filesOf);
const code = [...new Set(files.filter((file) => /\.tsx?$/.test(file)))];
const own = plans
  .flatMap(({ writes }) => Object.keys(writes))
  .filter((file) => /\.(test|stories)\.tsx?$/.test(file));
const workspaces = new Set(code.map((file) => /^(packages|apps)\/\w+/.exec(file)?.[0] ?? '.'));
const projects = [...workspaces].flatMap((folder) =>
  globSync(join(folder, 'tsconfig{,.stories}.json'), { cwd: ROOT }),
);

step('copy', () => {
  copyFiles();
  copyModules();
});
step('pnpm new', () => {
  for (const line of EXAMPLES) console.log(must(place, process.execPath, 'scripts/new.ts', ...line));
});
for (const project of projects) {
  step(`types of ${project}`, () =>
    must(place, process.execPath, 'node_modules/typescript-native/bin/tsc', '-p', project, '--noEmit'),
  );
}
step('lint', () =>
  must(place, 'node_modules/.bin/biome', 'ci', '--colors=off', '--error-on-warnings', ...code),
);
step('tests and stories', () =>
  must(
    place,
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    ...PROJECTS.map((name) => `--project=${name}`),
    ...TESTS,
    ...own,
  ),
);
