/**
 * The published packages as strangers have them: packed, installed outside of the workspace into projects of their own,
 * each with the framework, the compiler or the oldest peers it is about (scripts/installed/projects).
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hydrate } from './installed/hydration.ts';
import { PNPM, pack } from './installed/pack.ts';
import { must } from './installed/run.ts';

const place = mkdtempSync(join(tmpdir(), 'doblaje-installed-'));
const projects = join(place, 'projects');
const at = (name: string) => join(projects, name);
const bin = (name: string, program: string) => join(at(name), 'node_modules/.bin', program);

/** What is asked of each project: throws, or returns one line for the report. */
const checks: Record<string, () => Promise<string>> = {
  vite: async () => {
    await must(at('vite'), bin('vite', 'vite'), 'build', '--logLevel', 'error');
    return 'builds without the optional peers';
  },
  next: async () => {
    await must(at('next'), bin('next', 'next'), 'build');
    const differences = await hydrate(at('next'));
    if (differences.length > 0) throw new Error(`hydration differs:\n${differences.join('\n')}`);
    return 'builds, starts, hydrates with 0 differences and no word in the console';
  },
  lowest: async () => {
    await must(at('lowest'), process.execPath, 'require.cjs');
    return 'every entry is required and rendered, with the oldest peers allowed';
  },
  'strict, TypeScript 5.9': async () => {
    await must(
      at('strict'),
      process.execPath,
      'node_modules/typescript5/bin/tsc',
      '-p',
      '.',
      '--pretty',
      'false',
    );
    return 'compiles under NodeNext without skipLibCheck';
  },
  'strict, newest TypeScript': async () => {
    await must(
      at('strict'),
      process.execPath,
      'node_modules/typescript/bin/tsc',
      '-p',
      '.',
      '--pretty',
      'false',
    );
    return 'compiles under NodeNext without skipLibCheck';
  },
};

/** Says how long something took. */
async function timed(name: string, task: () => Promise<string>): Promise<boolean> {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  try {
    const line = await task();
    console.log(`ok ${name}: ${line} (${seconds()} s)`);
    return true;
  } catch (error) {
    console.log(`FAILED ${name} (${seconds()} s)\n${error instanceof Error ? error.message : error}`);
    return false;
  }
}

try {
  cpSync(join(import.meta.dirname, 'installed/projects'), projects, { recursive: true });
  const isReady = await timed('install', async () => {
    await Promise.all([pack('ui', place), pack('domain', place)]);
    writeFileSync(join(projects, 'pnpm-workspace.yaml'), 'packages: ["*"]\nallowBuilds: { sharp: false }\n');
    writeFileSync(join(projects, 'package.json'), '{ "name": "strangers", "private": true }\n');
    await must(projects, 'npx', '--yes', PNPM, 'install', '--prefer-offline', '--no-frozen-lockfile');
    return `${readdirSync(place).filter((file) => file.endsWith('.tgz')).length} tarballs in 4 projects`;
  });
  if (isReady) {
    const compilers = async () => {
      const all = [];
      for (const name of Object.keys(checks).filter((one) => one !== 'next')) {
        all.push(await timed(name, checks[name] as () => Promise<string>));
      }
      return all;
    };
    // Next.js waits for itself often enough to leave a core to the others.
    const results = await Promise.all([timed('next', checks.next as () => Promise<string>), compilers()]);
    if (results.flat().includes(false)) process.exitCode = 1;
  } else process.exitCode = 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}
