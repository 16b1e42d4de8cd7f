import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '..');
// One folder for each process: tests that run at the same time must not overwrite each other's bundle.
const FOLDER = join(PACKAGE, `.cache/test-${process.pid}`);

/** The folder that {@link usedDataFolder} copies, once there is one. */
let used: Promise<string> | undefined;

/**
 * Bundles the server as `pnpm build` does, into its own folder, so that tests never run an older build.
 * @throws Error with the output of the bundler
 */
export function bundleServer(): void {
  // Run the command in the package's folder: tsup leaves out the dependencies of the package.json that it finds there.
  const tsup = join(
    dirname(createRequire(import.meta.url).resolve('tsup/package.json')),
    'dist/cli-default.js',
  );
  const result = spawnSync(process.execPath, [tsup, '--out-dir', join(FOLDER, 'dist')], {
    cwd: PACKAGE,
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`${result.stdout}${result.stderr}`);
  // In the package the assets also lie beside dist.
  cpSync(join(PACKAGE, 'assets'), join(FOLDER, 'assets'), { recursive: true });
}

/** The bundled `doblaje` command. */
export const bundledCli = () => join(FOLDER, 'dist/cli.js');

/** Removes the bundle and its data folder; the next test file of this worker makes its own. */
export function removeBundle(): void {
  used = undefined;
  rmSync(FOLDER, { recursive: true, force: true });
}

/** Makes an empty data folder. */
export const newDataFolder = () => mkdtempSync(join(tmpdir(), 'doblaje-data-'));

async function startOnce(): Promise<string> {
  const DATA_DIR = join(FOLDER, 'data');
  const run = runServer({ PORT: '0', DATA_DIR, DEMO: '1' });
  await addressOf(run);
  run.process.kill('SIGTERM');
  await run.exited;
  return DATA_DIR;
}

/** Copies a data folder as a first start with DEMO leaves it. That start takes seconds, so it happens only once. */
export async function usedDataFolder(): Promise<string> {
  used ??= startOnce();
  const folder = newDataFolder();
  cpSync(await used, folder, { recursive: true });
  return folder;
}

/** One run of the server as a process. */
export interface ServerRun {
  process: ChildProcess;
  /** Its output so far. */
  stdout: () => string;
  stderr: () => string;
  /** Exit code; null when a signal ended it. */
  exited: Promise<number | null>;
}

/** The shell script that pnpm runs as `node` in this workspace. */
export const NODE_SCRIPT = join(PACKAGE, '../../node_modules/.bin/node');

/** Test servers live for seconds: with only V8's first WebAssembly compiler the database starts a third faster. */
export const SHORT_LIVED = ['--liftoff-only'];

/** Starts the bundle with only these environment variables. */
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
 * @throws Error with the error output if the server ends instead
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

/** Runs the bundled `doblaje` command to its end; what else the test runs goes on meanwhile. */
export async function runCli(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [...SHORT_LIVED, bundledCli(), ...args], { env, cwd: tmpdir() });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, said };
}
