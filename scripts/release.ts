/**
 * Publishes `@doblaje/domain` and `@doblaje/ui`: builds and packs them, judges the tarballs, and publishes those of which npm does not
 * have the version. `--dry-run` does all of it but sends nothing, needs no token, and prints what would be published.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { versionOf } from './api/released.ts';
import { ROOT } from './build.ts';
import { PNPM, type Published, pack } from './pack.ts';
import { must } from './run.ts';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const isDry = values['dry-run'];

const place = mkdtempSync(join(tmpdir(), 'doblaje-release-'));
// Remove the tarballs at the end, even when the script is interrupted.
process.on('exit', () => rmSync(place, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const pnpm = (...args: string[]) => must(place, 'npx', '--yes', PNPM, ...args);

/** Whether npm has this version. Asking needs no token. */
const isThere = (name: string, version: string) =>
  pnpm('view', `${name}@${version}`, 'version').then(
    (said) => said.includes(version),
    (error: Error) => {
      if (/E404|No matching version|is not in this registry/.test(error.message)) return false;
      throw error;
    },
  );

/** Throws, if publint or arethetypeswrong have anything to say of a tarball. */
async function judge(name: Published, tarball: string): Promise<void> {
  const program = (of: string) => join(ROOT, 'packages', name, 'node_modules/.bin', of);
  await must(place, program('publint'), 'run', tarball, '--strict');
  await must(place, program('attw'), tarball, '--profile', 'node16', '--no-emoji', '--no-color');
}

async function publish(name: Published): Promise<void> {
  const [full, version] = [`@doblaje/${name}`, versionOf(name)];
  const tarball = await pack(name, place);
  await judge(name, tarball);
  console.log(`\n${full}@${version}: built, packed, clean for publint and arethetypeswrong`);
  if (!isDry && (await isThere(full, version))) {
    console.log('npm has this version: nothing to publish.');
    return;
  }
  // What was judged is what goes. The package's own settings ask for provenance.
  const dry = isDry ? ['--dry-run'] : [];
  const said = await pnpm('publish', tarball, '--access', 'public', '--no-git-checks', ...dry);
  // pnpm hands its own settings to npm, which wonders at each.
  console.log(said.replace(/^npm warn Unknown env config .*\n/gm, ''));
}

// One after the other: a fault of the first leaves npm as it was.
for (const name of ['domain', 'ui'] as const) await publish(name);
if (isDry) console.log('Nothing was sent.');
