import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { ensureFirefox } from './firefox.ts';
import { ensurePdfTools } from './pdfTools.ts';
import { ensurePostgres } from './postgres.ts';
import { ensurePromtool } from './promtool.ts';
import { ensureWebKit } from './webkit.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the failures, repeated at the end of the output. */
  names: string[];
}

/** A command of the suite. With a report it counts its tests; without one it counts as one test. */
interface Step {
  name: string;
  command: [string, ...string[]];
  report?: { file: string; read: (report: unknown) => Counts };
}

const REPORTS = join(ROOT, 'test-results');
const DOMAIN_REPORT = join(REPORTS, 'domain.json');
const UNIT_REPORT = join(REPORTS, 'unit.json');
const STORIES_REPORT = join(REPORTS, 'stories.json');
const JOURNEYS_REPORT = join(REPORTS, 'journeys.json');
/** The published packages as tarballs, made once for all tests that use them (scripts/pack.ts). */
const PACKED = join(REPORTS, 'packed');

function readVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: {
      name: string;
      status: string;
      assertionResults: { status: string; fullName: string }[];
    }[];
  };
  // A file that fails before its first test counts as a failure too.
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(ROOT, name)} › ${fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests,
    names: [...names, ...brokenFiles.map(({ name }) => relative(ROOT, name))],
  };
}

interface Suite {
  suites?: Suite[];
  specs: { ok: boolean; file: string; line: number; title: string; tests: { projectName: string }[] }[];
}

const failedSpecs = ({ suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => `${tests[0]?.projectName}: ${file}:${line} › ${title}`),
  ...suites.flatMap(failedSpecs),
];

function readPlaywright(report: unknown): Counts {
  const { stats, errors, suites } = report as {
    suites: Suite[];
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  return {
    passed: stats.expected,
    // A test that passes only at the second try counts as failed.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    names: suites.flatMap(failedSpecs),
  };
}

const UNIT_PROJECTS = ['contract', 'ui', 'api', 'api-postgres', 'portal', 'scripts'];

function vitestReport(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

const CHECKS: Step[] = [
  { name: 'types', command: ['pnpm', 'types'] },
  { name: 'lint and import rules', command: ['pnpm', 'lint'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'build of Storybook', command: ['pnpm', 'build-storybook', '--quiet'] },
  { name: 'what pnpm new writes', command: ['node', 'scripts/scaffold.ts'] },
  // Last, because the other lane has usually packed the packages by then; otherwise this step packs them.
  { name: 'packages as strangers install them', command: ['node', 'scripts/installed.ts'] },
];

const UNIT_TESTS: Step[] = [
  { name: 'packages, built and packed', command: ['node', 'scripts/pack.ts'] },
  {
    name: 'rules of packages/domain, every branch covered',
    command: ['pnpm', '--filter', '@doblaje/domain', 'test', ...vitestReport(DOMAIN_REPORT)],
    report: { file: DOMAIN_REPORT, read: readVitest },
  },
  {
    name: 'unit tests',
    command: [
      'vitest',
      'run',
      ...UNIT_PROJECTS.map((name) => `--project=${name}`),
      ...vitestReport(UNIT_REPORT),
    ],
    report: { file: UNIT_REPORT, read: readVitest },
  },
];

const STORIES: Step = {
  name: 'stories, light and dark',
  command: ['vitest', 'run', '--project=stories', ...vitestReport(STORIES_REPORT)],
  report: { file: STORIES_REPORT, read: readVitest },
};

const JOURNEYS: Step = {
  name: 'journeys',
  command: ['playwright', 'test', '--config', 'apps/portal/playwright.config.ts'],
  report: { file: JOURNEYS_REPORT, read: readPlaywright },
};

/**
 * Stages run one after another. The lanes of a stage run in parallel, the steps of a lane one after another. Steps that compile
 * or wait for a database leave a core idle, which the stories use. Journeys keep both cores busy.
 */
const STAGES: Step[][][] = [[[...CHECKS, STORIES], UNIT_TESTS], [[JOURNEYS]]];

/** Runs a command. In parallel with another, its output is kept until it ends, so that the two do not mix. */
async function succeeds([command, ...args]: Step['command'], env: NodeJS.ProcessEnv, isAlone: boolean) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env,
  });
  const words: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => words.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => words.push(chunk));
  child.on('error', (error) => words.push(Buffer.from(`${error.message}\n`)));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { ok: code === 0, words: Buffer.concat(words) };
}

async function run(
  { name, command, report }: Step,
  env: NodeJS.ProcessEnv,
  isAlone: boolean,
): Promise<Counts> {
  console.log(isAlone ? `\n── ${name}` : `── ${name}: started`);
  if (report) rmSync(report.file, { force: true });
  const started = performance.now();
  const { ok, words } = await succeeds(command, env, isAlone);
  if (!isAlone) process.stdout.write(`\n── ${name}\n${words}`);
  console.log(
    `── ${name}: ${ok ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  const alone = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, names: ok ? [] : [name] };
  if (!report) return alone;
  if (!existsSync(report.file)) return { passed: 0, failed: 1, skipped: 0, names: [name] };
  const counts = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
  // A runner may fail without a failed test (an unhandled error, a threshold): that counts as a failure.
  if (!ok && counts.failed === 0) return { ...counts, failed: 1, names: [name] };
  return counts;
}

mkdirSync(REPORTS, { recursive: true });
rmSync(PACKED, { recursive: true, force: true });
const env = {
  ...process.env,
  CHROMIUM_PATH: ensureChromium(),
  FIREFOX_PATH: ensureFirefox(),
  WEBKIT_DRIVER: ensureWebKit().driver,
  POSTGRES_BIN: ensurePostgres(),
  PROMTOOL: ensurePromtool(),
  PDF_TOOLS: ensurePdfTools(),
  JOURNEYS_REPORT,
  PACKED,
};
const all: Counts[] = [];
// Later steps run even after a failure, so that one run shows all of them.
for (const lanes of STAGES) {
  const runLane = async (steps: Step[]) => {
    for (const step of steps) all.push(await run(step, env, lanes.length === 1));
  };
  await Promise.all(lanes.map(runLane));
}
const total = all.reduce((sum, counts) => ({
  passed: sum.passed + counts.passed,
  failed: sum.failed + counts.failed,
  skipped: sum.skipped + counts.skipped,
  names: [...sum.names, ...counts.names],
}));
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
if (total.names.length > 0) console.log(['', 'Failed:', ...total.names].join('\n  '));
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
