import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build.ts';
import { REPORTED, type Reported } from './declare.ts';
import { reportFile } from './report.ts';

/** A package as its last version left it. */
export interface Released {
  version: string;
  /** SHA-256 of its report. */
  report: string;
}

const FILE = join(ROOT, 'scripts/api/released.json');

export const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** The version in the package's package.json. */
export function versionOf(name: Reported): string {
  const file = join(ROOT, 'packages', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

export const readReleased = () => JSON.parse(readFileSync(FILE, 'utf8')) as Record<Reported, Released>;

/** Takes the reports as they are for those of the present versions. `pnpm versions` does, and nothing else. */
export function writeReleased(): void {
  const released = REPORTED.map((name) => [
    name,
    { version: versionOf(name), report: digest(readFileSync(reportFile(name), 'utf8')) },
  ]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(released), null, 2)}\n`);
}

/** The pending changesets' texts. */
export const pendingChangesets = () =>
  globSync('.changeset/*.md', { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));

/**
 * The packages whose public face is no longer that of their last version, though no changeset tells of it.
 * @param reports their reports as they are now
 * @param changesets texts of the pending changesets
 */
export function withoutChangeset(
  reports: Readonly<Record<string, string>>,
  released: Readonly<Record<string, Released>>,
  changesets: readonly string[],
): string[] {
  return Object.keys(reports).filter((name) => {
    if (released[name]?.report === digest(reports[name] ?? '')) return false;
    const named = new RegExp(`^(['"])@doblaje/${name}\\1: *(major|minor|patch) *$`, 'm');
    // Only the head of a changeset names packages.
    return !changesets.some((text) => named.test(text.split(/^---$/m)[1] ?? ''));
  });
}
