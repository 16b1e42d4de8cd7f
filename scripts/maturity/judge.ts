import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalUse } from '../../.storybook/book/componentFacts.ts';
import { ROOT } from '../build.ts';

/** By the criteria of docs/versions.md. */
export type Maturity = 'new' | 'beta' | 'stable';

export interface Entry {
  /** The version it came with; the next one, while that is not written. */
  since: string;
  maturity: Maturity;
}

/** What the criteria ask. */
interface Known {
  /** Written versions, the newest first. */
  versions: readonly string[];
  /** Names that 'Before you update' of the newest version begins a line with. */
  broken: ReadonlySet<string>;
  /** Entries that the portal uses, or that those are made of. */
  used: ReadonlySet<string>;
}

const FILE = join(ROOT, 'packages/ui/src/docs/maturity.json');

export const readMaturities = () => JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Entry>;

/** What a changelog says of its versions. */
export function readChangelog(text: string): Pick<Known, 'versions' | 'broken'> {
  const versions = Array.from(text.matchAll(/^## (\S+)/gm), ([, version = '']) => version);
  const newest = text.split(/^## /m)[1] ?? '';
  const before = /^### Before you update\n([\s\S]*?)(?=^### |$(?![\s\S]))/m.exec(newest)?.[1] ?? '';
  // A line may name several: '`Table`, `Sheet`: …'.
  const named = Array.from(before.matchAll(/^- ([^:\n]*):/gm), ([, names = '']) => names);
  return { versions, broken: new Set(named.flatMap((names) => names.match(/\w+/g) ?? [])) };
}

export const readKnown = (): Known => ({
  ...readChangelog(readFileSync(join(ROOT, 'packages/ui/CHANGELOG.md'), 'utf8')),
  used: portalUse().used,
});

/** The maturity of an entry by the criteria. */
export function judge(name: string, since: string, { versions, broken, used }: Known): Maturity {
  const age = versions.indexOf(since);
  // The newest version, or one that is not written yet.
  if (age <= 0) return 'new';
  return age > 1 && used.has(name) && !broken.has(name) ? 'stable' : 'beta';
}

/** Judges all entries anew: a version makes some of them older. */
export function writeMaturities(): void {
  const known = readKnown();
  const judged = Object.entries(readMaturities()).map(([name, { since }]) => [
    name,
    { since, maturity: judge(name, since, known) },
  ]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(judged), null, 2)}\n`);
}
