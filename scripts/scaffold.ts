/**
 * Tries what `pnpm new` writes: makes one part of every kind in one copy of this repository, then checks types, lint, the tests
 * that ask for its registrations, and its own tests and stories. Prints the files and lines that each kind takes.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { EXAMPLES } from './new/examples.ts';
import { planOf, readArguments } from './new/kinds.ts';
import { filesOf } from './new/plan.ts';
import { must } from './run.ts';

const place = mkdtempSync(join(tmpdir(), 'doblaje-scaffold-'));
// Remove everything at the end, even when the script is interrupted.
process.on('exit', () => rmSync(place, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
process.env.CHROMIUM_PATH = ensureChromium();

const plans = EXAMPLES.map((line) => planOf(...readArguments(line)));

/** Copies every file that git has or would take, as it lies here. */
async function copyFiles(): Promise<void> {
  const listed = await must(ROOT, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of listed.split('\0')) {
    if (file !== '' && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(place, file));
  }
}

/**
 * Gives the copy the installed packages. Links to other workspaces are relative, so they lead to the copy's own. The store comes
 * as hard links, which cost no room: Vite serves nothing from outside of the copy.
 */
async function copyModules(): Promise<void> {
  for (const folder of globSync(['node_modules', '{packages,apps,bench}/*/node_modules'], { cwd: ROOT })) {
    mkdirSync(join(place, folder), { recursive: true });
    const names = readdirSync(join(ROOT, folder)).filter(
      (name) => !['.vite', '.vite-temp', '.cache', '.pnpm'].includes(name),
    );
    await must(join(ROOT, folder), 'cp', '-a', ...names, join(place, folder));
  }
  await must(ROOT, 'cp', '-al', 'node_modules/.pnpm', join(place, 'node_modules/.pnpm'));
}

/** Does a part and prints how long it took. */
async function step<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  try {
    return await task();
  } finally {
    console.log(`${name.padEnd(20)} ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`);
  }
}

/** Runs a JavaScript program of the copy. */
const runNode = (program: string, ...args: string[]) => must(place, process.execPath, program, ...args);

const git = (...args: string[]) => must(place, 'git', '-c', 'user.name=x', '-c', 'user.email=x', ...args);

/** Makes one part of each kind, and tells what it took. Only lines that git counts: the document of the contract is made of others. */
async function makeAll(): Promise<void> {
  await git('init', '-q');
  await git('add', '-A');
  // The last command that makes the document of the API makes it of the routes of all.
  const lastToMake = plans.findLastIndex(({ makes }) => makes);
  for (const [index, line] of EXAMPLES.entries()) {
    console.log(`\npnpm new ${line.slice(0, 2).join(' ')}`);
    const later = index < lastToMake ? ['--later'] : [];
    console.log((await runNode('scripts/new.ts', ...line, ...later)).trimEnd());
    await git('add', '-N', '.');
    const counts = await git('diff', '--numstat', '--', '.', ':!packages/contract/openapi.json');
    const lines = counts.split('\n').filter((counted) => counted !== '');
    const added = lines.reduce((sum, counted) => sum + Number(counted.split('\t')[0]), 0);
    const files = filesOf(planOf(...readArguments(line))).length;
    console.log(`${files} files, ${added} lines`);
    await git('add', '-A');
  }
}

/** Tests that complain about a missing registration; the new parts' own are added. The API's tables of routes are typed. */
const TESTS = [
  'packages/domain/src/access/access.test',
  'apps/api/test/listIndexes.test',
  'routes.test',
  'everyComponent',
  'fileSize',
  'storybookPages',
  'storyNames',
];
const PROJECTS = ['domain', 'contract', 'ui', 'api', 'portal', 'scripts'];

const all = [...new Set(plans.flatMap(filesOf))];
const code = all.filter((file) => /\.tsx?$/.test(file));
const written = plans.flatMap(({ writes }) => Object.keys(writes));
const tests = written.filter((file) => /\.test\.tsx?$/.test(file));
const stories = written.filter((file) => /\.stories\.tsx$/.test(file));

/**
 * One program of what was written and touched, with all that it imports. By one thread, because each of several would work out the
 * types of the contract's routes again.
 */
async function checkTypes(): Promise<void> {
  // Nothing imports these: a workspace's own configuration finds them in its folders.
  const ambient = await git('ls-files', 'apps/*.d.ts', '.storybook/stylesheet.d.ts');
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node', 'vite/client'],
      allowImportingTsExtensions: true,
    },
    files: [...code, ...ambient.trim().split('\n')],
  };
  writeFileSync(join(place, 'tsconfig.new.json'), JSON.stringify(config));
  await runNode('node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.new.json', '--singleThreaded');
}

const checkLint = () =>
  must(place, 'node_modules/.bin/biome', 'ci', '--colors=off', '--error-on-warnings', ...all);

const vitest = (...args: string[]) => runNode('node_modules/vitest/vitest.mjs', 'run', ...args);

/** By one worker, because each of several would evaluate the API and the portal again. */
const runTests = () =>
  vitest('--maxWorkers=1', ...PROJECTS.map((name) => `--project=${name}`), ...TESTS, ...tests);

await step('copy', async () => {
  await copyFiles();
  await copyModules();
});
await step('pnpm new', makeAll);
// Side by side, so that no core is idle while a browser or a database starts. One run shows all failures.
const judged = await Promise.allSettled([
  step('types', checkTypes),
  step('lint', checkLint),
  step('tests', runTests),
  step('stories', () => vitest('--project=stories', ...stories)),
]);
for (const { reason } of judged.filter((one) => one.status === 'rejected')) {
  console.error(String(reason instanceof Error ? reason.message : reason));
  process.exitCode = 1;
}
