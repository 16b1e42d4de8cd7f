/**
 * Makes the versions that the pending changesets add up to: `changeset version`, then the changelogs by component or subpath with their
 * day, the maturities, the READMEs' lists, and the reports as those of these versions.
 *
 * `contract` is not published and has no versions: its changelog goes by days.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTED, type Reported } from './api/declare.ts';
import { namesOf } from './api/readmes.ts';
import { versionOf, writeReleased } from './api/released.ts';
import { ROOT } from './build.ts';
import {
  arranged,
  type Changeset,
  type HeadingOf,
  readChangeset,
  withoutPackage,
  withVersion,
} from './versions/changelog.ts';

const files = globSync('.changeset/*.md', { cwd: ROOT })
  .map((file) => join(ROOT, file))
  .sort();
const sources = files.map((file) => readFileSync(file, 'utf8'));
const changesets = sources.map(readChangeset);
if (changesets.length === 0) throw new Error('No changeset is pending.');

/** Runs a program and ends with it, if it fails. */
function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** The entry that exports a name, by the report: the one it is called after, or the first that has it. */
function headings(name: Reported): HeadingOf {
  if (name === 'contract') return () => undefined;
  const entries = [...namesOf(name)].filter(([subpath]) => subpath !== '');
  const heading = (subpath: string) => (name === 'domain' ? `/${subpath}` : subpath);
  return (word) => {
    const bare = word.replace(/^\//, '');
    const found =
      entries.find(([subpath]) => subpath === bare) ??
      // The barrels of forms and options pass on what has a subpath of its own.
      entries.findLast(([, { values, types }]) => values.includes(bare) || types.includes(bare));
    return found && heading(found[0]);
  };
}

/** Writes a version on top of a package's changelog. */
function tell(name: Reported, title: string, day: string, told: readonly Changeset[]): void {
  const file = join(ROOT, 'packages', name, 'CHANGELOG.md');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : `# @doblaje/${name}\n`;
  writeFileSync(file, withVersion(before, title, arranged(name, title, day, told, headings(name))));
}

// `changeset version` takes none that names a package without versions: what remains is handed to it.
for (const [index, file] of files.entries()) {
  const versioned = withoutPackage(sources[index] ?? '', 'contract');
  if (versioned === undefined) rmSync(file);
  else writeFileSync(file, versioned);
}

const before = Object.fromEntries(REPORTED.map((name) => [name, versionOf(name)]));
run('changeset', 'version');
const day = new Date().toISOString().slice(0, 10);
for (const name of REPORTED) {
  if (!changesets.some(({ bumps }) => bumps[name])) continue;
  const isVersioned = versionOf(name) !== before[name];
  tell(name, isVersioned ? versionOf(name) : day, day, changesets);
}
run('node', 'scripts/api.ts');
writeReleased();
run('biome', 'check', '--write', 'packages', 'scripts/api/released.json');
