/**
 * Runs the reading and writing tests of an older version of the API on the tables of this one, on PostgreSQL:
 * `pnpm test:previous [COMMIT] [FILE…]`. Minutes. The commit is that of apps/api/previousVersion.json, which
 * `pnpm test:previous --record COMMIT` moves on at each release.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './build.ts';
import { PNPM } from './pack.ts';
import { must } from './run.ts';

const RECORD = join(ROOT, 'apps/api/previousVersion.json');
const MIGRATIONS = 'apps/api/src/ground/db/migrations/';

/** What a studio does all day, as requests. Left out: what counts all tables, and so knows the newer ones. */
const FILES = [
  ...[
    'accounts',
    'applications',
    'boletas',
    'cast',
    'catalogues',
    'chapters',
    'documents',
    'experiences',
    'lists',
  ],
  ...['nominas', 'orderMoves', 'payments', 'profile', 'projects', 'sessions', 'studio', 'workOrders'],
].map((name) => `test/${name}.test.ts`);

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

function record(commit: string): void {
  const names = git('ls-tree', '--name-only', commit, MIGRATIONS).split('\n');
  const migrations = names
    .map((name) => name.slice(MIGRATIONS.length, -'.ts'.length))
    .filter((name) => name !== 'index');
  writeFileSync(RECORD, `${JSON.stringify({ commit: git('rev-parse', commit), migrations }, null, 2)}\n`);
}

/** Bundles the `doblaje` command of this version. */
async function bundleCli(folder: string): Promise<string> {
  const api = join(ROOT, 'apps/api');
  await must(api, 'npx', '--yes', PNPM, 'exec', 'tsup', '--out-dir', join(folder, 'dist'));
  cpSync(join(api, 'assets'), join(folder, 'assets'), { recursive: true });
  return join(folder, 'dist/cli.js');
}

async function run(commit: string, files: readonly string[]): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'doblaje-previous-'));
  const tree = join(place, 'tree');
  // In the package's folder, where its dependencies are found.
  const cache = join(ROOT, 'apps/api/.cache');
  mkdirSync(cache, { recursive: true });
  const bundle = mkdtempSync(join(cache, 'previous-'));
  try {
    git('worktree', 'add', '--detach', tree, commit);
    await must(tree, 'npx', '--yes', PNPM, 'install', '--frozen-lockfile', '--prefer-offline');
    const NEWER_CLI = await bundleCli(bundle);
    const tests = ['exec', 'vitest', 'run', '--project', 'api-postgres', ...files];
    const { status } = spawnSync('npx', ['--yes', PNPM, ...tests], {
      cwd: tree,
      stdio: 'inherit',
      env: { ...process.env, NEWER_CLI, NEWER_DATA: join(place, 'data') },
    });
    process.exitCode = status ?? 1;
  } finally {
    git('worktree', 'remove', '--force', tree);
    rmSync(place, { recursive: true, force: true });
    rmSync(bundle, { recursive: true, force: true });
  }
}

const [first, ...rest] = process.argv.slice(2);
if (first === '--record') {
  assert(rest[0], 'pnpm test:previous --record COMMIT');
  record(rest[0]);
} else {
  const recorded: { commit: string } = JSON.parse(readFileSync(RECORD, 'utf8'));
  await run(first ?? recorded.commit, rest.length > 0 ? rest : FILES);
}
