import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { pack } from '../../../scripts/pack';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** The output of a command, and whether it succeeded. */
interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** A project outside the workspace with the packed package installed, as another project would have it. */
export interface Scratch {
  readonly folder: string;
  readonly tarball: string;
  /** Runs a Node script of the folder or, given the path of one, a command of a package. */
  node(...args: readonly string[]): Promise<Outcome>;
  write(name: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

/** The file of a package's command, for example `bin('typescript', 'tsc')`. */
export function bin(name: string, command: string): string {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin: bins } = require(manifest) as { bin: string | Record<string, string> };
  const file = typeof bins === 'string' ? bins : bins[command];
  if (file === undefined) throw new Error(`${name} has no command ${command}`);
  return join(dirname(manifest), file);
}

async function outcome(file: string, args: readonly string[], cwd: string): Promise<Outcome> {
  try {
    const { stdout, stderr } = await run(file, args, { cwd, maxBuffer: 64 * 1024 * 1024 });
    return { ok: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    return { ok: false, output: stdout + stderr || message };
  }
}

async function must(file: string, args: readonly string[], cwd: string): Promise<string> {
  const { ok, output } = await outcome(file, args, cwd);
  if (!ok) throw new Error(`${file} ${args.join(' ')}\n${output}`);
  return output;
}

/** Packs (scripts/pack.ts) and installs the package. */
export async function installPacked(): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), 'doblaje-domain-'));
  const tarball = await pack('domain', folder);
  await writeFile(join(folder, 'package.json'), '{ "name": "scratch", "private": true, "type": "module" }\n');
  await must('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball], folder);
  return {
    folder,
    tarball,
    node: (...args) => outcome(process.execPath, args, folder),
    write: (name, text) => writeFile(join(folder, name), text),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
