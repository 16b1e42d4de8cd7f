import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../run.ts';
import { hydrate } from './hydration.ts';
import { lowestVersions } from './lowest.ts';

/** A check of a project: throws, or returns one line for the report. */
export interface Check {
  name: string;
  /** The project's folder in `projects`. */
  project: string;
  run: (folder: string) => Promise<string>;
}

/** The version of a package that the project gets, or that its package `from` gets. */
function versionOf(folder: string, name: string, from?: string): string | undefined {
  // pnpm installs a package's dependencies beside it.
  const beside = from
    ? join(realpathSync(join(folder, 'node_modules', from)), '../'.repeat(from.split('/').length))
    : join(folder, 'node_modules');
  const file = join(beside, name, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

const OPTIONAL = [
  'final-form',
  'final-form-arrays',
  'react-dropzone',
  'react-final-form',
  'react-final-form-arrays',
  'react-pdf',
];

async function vite(folder: string): Promise<string> {
  const there = OPTIONAL.filter((name) => versionOf(folder, name, '@doblaje/ui'));
  if (there.length > 0) throw new Error(`nobody asked for ${there.join(', ')}`);
  await must(folder, join(folder, 'node_modules/.bin/vite'), 'build', '--logLevel', 'error');
  return 'builds without the optional peers';
}

async function hydrates(folder: string, server: readonly string[], other?: string): Promise<string> {
  const { compared, differences } = await hydrate(folder, server, other);
  if (differences.length > 0) throw new Error(`hydration differs:\n${differences.join('\n')}`);
  return `builds, starts, hydrates: ${compared} elements, 0 differences, no word in the console`;
}

/** Islands, each with its own rules: no page-wide registry runs. */
async function astro(folder: string): Promise<string> {
  const program = 'node_modules/astro/bin/astro.mjs';
  await must(folder, process.execPath, program, 'build');
  // Before any style sheet, a drawing without a size of its own is as wide as the page.
  const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  if (!page.includes('viewBox="0 0 26 26" width="26" height="26"')) throw new Error('the logo has no size');
  return hydrates(folder, [program, 'preview', '--port', '0', '--host', '127.0.0.1']);
}

async function next(folder: string): Promise<string> {
  await must(folder, join(folder, 'node_modules/.bin/next'), 'build');
  const server = ['node_modules/next/dist/bin/next', 'start', '--port', '0', '--hostname', '127.0.0.1'];
  return hydrates(folder, server, '/other');
}

async function lowest(folder: string): Promise<string> {
  const wrong = Object.entries(lowestVersions()).flatMap(([name, version]) => {
    const found = versionOf(folder, name, '@doblaje/ui');
    return found === version ? [] : [`${name} is ${found}, not ${version}`];
  });
  // A second copy would have its own contexts, which components of the first copy do not read.
  for (const name of ['react-aria', 'react-stately']) {
    const ours = versionOf(folder, name, '@doblaje/ui');
    const theirs = versionOf(folder, name, 'react-aria-components');
    if (ours !== theirs) wrong.push(`${name} is there twice: ${ours} and react-aria-components' ${theirs}`);
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  await must(folder, process.execPath, 'require.cjs');
  return 'CommonJS: every entry is required and rendered, with the oldest peers allowed';
}

/** Tries the lines of the package's TESTING.md, and presses what measures itself, in both imitations of a DOM. */
async function dom(folder: string): Promise<string> {
  const said = await must(folder, process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--no-color');
  const passed = Number(/Tests +(\d+) passed/.exec(said)?.[1]);
  if (!(passed > 200)) throw new Error(`too few tests\n${said}`);
  return `${passed} tests without a set-up file, in jsdom and happy-dom`;
}

/** Compiles the project with a compiler, given by its package's name. */
const strict = (compiler: string) => async (folder: string) => {
  const program = join('node_modules', compiler, 'bin/tsc');
  await must(folder, process.execPath, program, '-p', '.', '--pretty', 'false');
  return `TypeScript ${versionOf(folder, compiler)}: compiles under NodeNext without skipLibCheck`;
};

/** Two parallel lanes: Next.js waits often enough to leave a core to the others. */
export const LANES: Check[][] = [
  [{ name: 'next', project: 'next', run: next }],
  [
    { name: 'astro', project: 'astro', run: astro },
    { name: 'dom', project: 'dom', run: dom },
    { name: 'vite', project: 'vite', run: vite },
    { name: 'lowest', project: 'lowest', run: lowest },
    { name: 'strict', project: 'strict', run: strict('typescript5') },
    { name: 'strict, newest', project: 'strict', run: strict('typescript') },
  ],
];
