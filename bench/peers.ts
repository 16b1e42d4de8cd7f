import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A separate workspace, installed only for measuring. */
export const PEERS: string = join(import.meta.dirname, 'peers');

function pnpm(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('pnpm', args, { cwd: PEERS, encoding: 'utf8' });
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed in bench/peers:\n${stdout}${stderr}`);
}

/** Runs a task, unless it already ran with the same files. */
function once(name: string, files: string, task: () => void): void {
  const stamp = join(PEERS, `node_modules/.cache/doblaje-${name}.sha256`);
  const hash = createHash('sha256');
  for (const file of globSync(files, { cwd: PEERS }).sort()) {
    hash.update(file).update(readFileSync(join(PEERS, file)));
  }
  const now = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  task();
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, now);
}

/** Installs the peers. */
export function installPeers(): void {
  once('install', '*.{json,yaml}', () => {
    console.log('Installing the peers (bench/peers)…');
    pnpm('install', '--frozen-lockfile');
  });
}

/** Installs the peers and builds their login pages. */
export function preparePeers(): void {
  installPeers();
  once('build', '{*.{json,yaml},{mantine,mui}/*}', () => {
    console.log('Building the peers (bench/peers)…');
    pnpm('run', 'build');
  });
}
