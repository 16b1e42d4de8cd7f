import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A workspace of its own: installed when somebody measures, and not before. */
export const PEERS: string = join(import.meta.dirname, '../peers');

const STAMP = join(PEERS, 'node_modules/.cache/doblaje-bench.sha256');

function pnpm(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('pnpm', args, { cwd: PEERS, encoding: 'utf8' });
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed in bench/peers:\n${stdout}${stderr}`);
}

/** Installs and builds the peers, unless they are as they were the last time. */
export function preparePeers(): void {
  const hash = createHash('sha256');
  for (const file of globSync('{*.{json,yaml},{mantine,mui}/*}', { cwd: PEERS }).sort()) {
    hash.update(file).update(readFileSync(join(PEERS, file)));
  }
  const now = hash.digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return;
  console.log('Installing and building the peers (bench/peers)…');
  pnpm('install', '--frozen-lockfile');
  pnpm('run', 'build');
  mkdirSync(join(STAMP, '..'), { recursive: true });
  writeFileSync(STAMP, now);
}
