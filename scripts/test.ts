import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { ensurePostgres } from './postgres.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A command of the suite. One with a report counts its tests; one without counts as a test itself. */
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

function readVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  // A file that fails before its first test has no failed test, and failed all the same.
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length, skipped: numPendingTests };
}

function readPlaywright(report: unknown): Counts {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  return {
    passed: stats.expected,
    // What passes only at the second try is not known to work.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

const UNIT_PROJECTS = ['contract', 'ui', 'api', 'portal', 'scripts'];

function vitestReport(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

const STEPS: Step[] = [
  { name: 'types', command: ['pnpm', 'types'] },
  { name: 'lint and import rules', command: ['pnpm', 'lint'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
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
  {
    name: 'stories, light and dark',
    command: ['vitest', 'run', '--project=storybook-*', ...vitestReport(STORIES_REPORT)],
    report: { file: STORIES_REPORT, read: readVitest },
  },
  { name: 'build of Storybook', command: ['pnpm', 'build-storybook', '--quiet'] },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'apps/portal/playwright.config.ts'],
    report: { file: JOURNEYS_REPORT, read: readPlaywright },
  },
];

function run({ name, command: [command, ...args], report }: Step, env: NodeJS.ProcessEnv): Counts {
  console.log(`\n── ${name}`);
  if (report) rmSync(report.file, { force: true });
  const started = performance.now();
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env });
  const ok = status === 0;
  console.log(
    `── ${name}: ${ok ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  const alone = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (!report) return alone;
  if (!existsSync(report.file)) return { ...alone, passed: 0, failed: 1 };
  const counts = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
  // A runner that fails for a reason no test shows (an unhandled error, a threshold) fails the whole.
  if (!ok && counts.failed === 0) counts.failed = 1;
  return counts;
}

mkdirSync(REPORTS, { recursive: true });
const env = {
  ...process.env,
  CHROMIUM_PATH: ensureChromium(),
  POSTGRES_BIN: ensurePostgres(),
  JOURNEYS_REPORT,
};
// Later steps still run after a failed one: one run tells everything.
const total = STEPS.map((step) => run(step, env)).reduce((sum, counts) => ({
  passed: sum.passed + counts.passed,
  failed: sum.failed + counts.failed,
  skipped: sum.skipped + counts.skipped,
}));
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
