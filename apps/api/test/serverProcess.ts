import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '..');
// One a process: tests that run at the same moment must not write over each other's.
const FOLDER = join(PACKAGE, `.cache/test-${process.pid}`);

/** The folder that {@link usedDataFolder} copies, once there is one. */
let used: Promise<string> | undefined;

/**
 * Bundles the server as `pnpm build` does, into a folder of its own: tests never run what an older build left.
 * @throws Error with what the bundler said
 */
export function bundleServer(): void {
  // By its command in the package's folder: tsup leaves out what the package.json it finds there names.
  const tsup = join(
    dirname(createRequire(import.meta.url).resolve('tsup/package.json')),
    'dist/cli-default.js',
  );
  const result = spawnSync(process.execPath, [tsup, '--out-dir', join(FOLDER, 'dist')], {
    cwd: PACKAGE,
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`${result.stdout}${result.stderr}`);
  // As it lies beside dist in the package.
  cpSync(join(PACKAGE, 'assets'), join(FOLDER, 'assets'), { recursive: true });
}

/** Removes the bundle, and what was made with it: the next file of this worker makes its own. */
export function removeBundle(): void {
  used = undefined;
  rmSync(FOLDER, { recursive: true, force: true });
}

/** An empty data folder of its own. */
export const newDataFolder = () => mkdtempSync(join(tmpdir(), 'doblaje-data-'));

async function startOnce(): Promise<string> {
  const DATA_DIR = join(FOLDER, 'data');
  const run = runServer({ PORT: '0', DATA_DIR, DEMO: '1' });
  await addressOf(run);
  run.process.kill('SIGTERM');
  await run.exited;
  return DATA_DIR;
}

/** A data folder as a first start with DEMO leaves it, which takes seconds: made once, then copied. */
export async function usedDataFolder(): Promise<string> {
  used ??= startOnce();
  const folder = newDataFolder();
  cpSync(await used, folder, { recursive: true });
  return folder;
}

/** One run of the server as a process. */
export interface ServerRun {
  process: ChildProcess;
  /** What it wrote so far. */
  stdout: () => string;
  stderr: () => string;
  /** Exit code, null when a signal ended it. */
  exited: Promise<number | null>;
}

/** The shell script that `node` is in this workspace's scripts: what pnpm runs the server by. */
export const NODE_SCRIPT = join(PACKAGE, '../../node_modules/.bin/node');

/** Servers of tests live for seconds: the database's WebAssembly as its first compiler leaves it, a third less to start. */
const SHORT_LIVED = ['--liftoff-only'];

/** Starts the bundle with these settings and nothing else in the environment. */
export function runServer(
  env: Record<string, string>,
  command: string = process.execPath,
  args: readonly string[] = [],
): ServerRun {
  const child = spawn(command, [...args, ...SHORT_LIVED, join(FOLDER, 'dist/server.js')], {
    env,
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { process: child, stdout: () => stdout, stderr: () => stderr, exited };
}

/**
 * Waits until the server listens and returns its address.
 * @throws Error with what it wrote when it ends instead
 */
export async function addressOf(run: ServerRun): Promise<string> {
  let isOver = false;
  void run.exited.then(() => {
    isOver = true;
  });
  for (;;) {
    const address = /Doblaje escuchando en (\S+)\n/.exec(run.stdout())?.[1];
    if (address) return address;
    if (isOver) throw new Error(`The server ended: ${run.stderr()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
