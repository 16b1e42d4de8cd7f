import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { pack } from '../../../scripts/pack';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
/** Commands of this package and of the workspace. */
const PATH = [join(root, 'node_modules/.bin'), join(root, '../../node_modules/.bin'), process.env.PATH].join(
  ':',
);

/** The output of a command, and whether it succeeded. */
interface Outcome {
  ok: boolean;
  output: string;
}

/** A project outside the workspace with the packed package and its peers, as another project would have them. */
export interface Scratch {
  folder: string;
  tarball: string;
  /** Folder of the installed package. */
  installed: string;
  peers: string[];
  dependencies: string[];
  /** All entries except the barrel: 'Button', 'form', … */
  entries: string[];
  write: (name: string, text: string) => Promise<void>;
  run: (command: string, ...args: string[]) => Promise<Outcome>;
  remove: () => Promise<void>;
}

async function outcome(cwd: string, command: string, args: string[]): Promise<Outcome> {
  try {
    // Without the settings of the test runner.
    const env = { ...process.env, PATH, NODE_ENV: undefined, NODE_OPTIONS: undefined, VITEST: undefined };
    const options = { cwd, maxBuffer: 64 * 1024 * 1024, env };
    const { stdout, stderr } = await run(command, args, options);
    return { ok: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    return { ok: false, output: stdout + stderr || message };
  }
}

async function must(cwd: string, command: string, ...args: string[]): Promise<void> {
  const { ok, output } = await outcome(cwd, command, args);
  if (!ok) throw new Error(`${command} ${args.join(' ')}\n${output}`);
}

/** Packs (scripts/pack.ts) and unpacks the package, beside links to the workspace's peers and dependencies. */
export async function installPacked(): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), 'doblaje-ui-'));
  const installed = join(folder, 'node_modules/@doblaje/ui');
  const tarball = await pack('ui', folder);
  await mkdir(installed, { recursive: true });
  await must(folder, 'tar', '-xzf', tarball, '-C', installed, '--strip-components=1');

  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
  };
  const dependencies = Object.keys(manifest.dependencies);
  const peers = Object.keys(manifest.peerDependencies);
  for (const name of [...dependencies, ...peers, '@types/node', '@types/react', '@types/react-dom']) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', name), link);
  }
  await writeFile(join(folder, 'package.json'), '{ "name": "scratch", "private": true }\n');
  return {
    folder,
    tarball,
    installed,
    peers,
    dependencies,
    entries: globSync('{*,labels/*}/index.js', { cwd: join(installed, 'dist') })
      .map(dirname)
      .sort(),
    write: (name, text) => writeFile(join(folder, name), text),
    run: (command, ...args) => outcome(folder, command, args),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
