import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build.ts';
import { must } from '../run.ts';

const CACHE = join(ROOT, 'node_modules/.cache/storybooks');

/** The full name of a commit. @throws Error for a name that git does not know */
export async function commitOf(ref: string): Promise<string> {
  return (await must(ROOT, 'git', 'rev-parse', '--verify', `${ref}^{commit}`)).trim();
}

/**
 * The folder of the Storybook of a commit. It is built in a clone outside of this checkout, with that commit's own packages,
 * and kept: a commit never changes.
 */
export async function builtAt(commit: string): Promise<string> {
  const kept = join(CACHE, commit);
  if (existsSync(join(kept, 'index.json'))) return kept;
  mkdirSync(CACHE, { recursive: true });
  const place = mkdtempSync(join(tmpdir(), 'storybook-'));
  try {
    await must(ROOT, 'git', 'clone', '--quiet', '--shared', '--no-checkout', ROOT, place);
    await must(place, 'git', 'checkout', '--quiet', commit);
    await must(place, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
    await must(place, 'pnpm', 'build-storybook', '--quiet');
    const half = `${kept}.half`;
    rmSync(half, { recursive: true, force: true });
    cpSync(join(place, 'storybook-static'), half, { recursive: true });
    renameSync(half, kept);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
  return kept;
}
