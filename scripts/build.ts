import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT: string = join(import.meta.dirname, '..');

interface Build {
  name: string;
  /** Files that it is made from: globs below the root. */
  inputs: string[];
  /** A file that exists after the build. */
  output: string;
  command: [string, ...string[]];
  /** Environment variables that change the result. */
  env?: string[];
}

const SOURCES = 'src/**/*.{ts,tsx,css,woff2,json,svg}';
const SHARED = ['pnpm-lock.yaml', 'tsconfig.base.json', `packages/*/${SOURCES}`, 'packages/*/package.json'];

const BUILDS: Build[] = [
  {
    name: 'api',
    inputs: [...SHARED, `apps/api/${SOURCES}`, 'apps/api/*.{ts,json}'],
    output: 'apps/api/dist/server.js',
    command: ['pnpm', '--filter', '@doblaje/api', 'build'],
  },
  {
    name: 'portal',
    inputs: [
      ...SHARED,
      `apps/portal/${SOURCES}`,
      'apps/portal/{,build/}*.{ts,json,html}',
      'apps/portal/public/**/*',
    ],
    output: 'apps/portal/dist/index.html',
    command: ['pnpm', '--filter', '@doblaje/portal', 'build'],
  },
];

const CACHE = join(ROOT, 'node_modules/.cache/doblaje');

function digest({ inputs, env = [] }: Build): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] }).sort();
  for (const file of files) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  for (const [name, value] of Object.entries(process.env)) {
    if (env.includes(name) || name.startsWith('VITE_')) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');
}

/**
 * Builds what has changed inputs since the last time.
 * @throws Error when a build fails
 */
export function build(): void {
  mkdirSync(CACHE, { recursive: true });
  for (const one of BUILDS) {
    const stamp = join(CACHE, `${one.name}.sha256`);
    const now = digest(one);
    const isCurrent =
      existsSync(join(ROOT, one.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
    if (isCurrent) continue;
    const started = performance.now();
    const [command, ...args] = one.command;
    const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) throw new Error(`The build of ${one.name} failed.`);
    writeFileSync(stamp, now);
    console.log(`Built ${one.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

if (import.meta.main) {
  try {
    build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
