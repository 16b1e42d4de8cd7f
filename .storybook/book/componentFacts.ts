import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries } from '../../packages/ui/scripts/entries.ts';
import { weighEntries } from '../../packages/ui/scripts/weighEntries.ts';

const ROOT = join(import.meta.dirname, '../..');
const UI = join(ROOT, 'packages/ui');

/** Facts about a component of packages/ui, read from the code. */
export interface ComponentFacts {
  /** KiB that it loads, minified and gzipped. */
  weight: number;
  /** Upper limit of the weight, which a test of the package enforces (size-budget.json). */
  budget: number;
  /** Number of files of the portal that import it. */
  users: number;
  /** Whether it is part of a component that the portal uses. */
  isPart: boolean;
}

const sources = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**', '**/*.test.*', '**/*.stories.tsx'] });

/** Entries of packages/ui that have stories. */
function componentFolders(): string[] {
  return Object.entries(entries(UI))
    .filter(([, folder]) => globSync(`src/${folder}/*.stories.tsx`, { cwd: UI }).length > 0)
    .map(([name]) => name);
}

/** Number of files that import each entry of the package. */
function countUsers(): Map<string, number> {
  const users = new Map<string, number>();
  for (const file of sources('apps/portal/src/**/*.{ts,tsx}')) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    for (const [, entry = ''] of text.matchAll(/'@doblaje\/ui\/(\w+)'/g)) {
      users.set(entry, (users.get(entry) ?? 0) + 1);
    }
  }
  return users;
}

/** The components that an entry's own files import from. */
function partsOf(entry: string): string[] {
  return sources(`packages/ui/src/${entries(UI)[entry] ?? entry}/*.{ts,tsx}`).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/'(?:\.\.\/)+(\w+)(?:\/\w+)?'/g)].map(
      ([, part = '']) => part,
    ),
  );
}

/** The portal's use of each entry: the number of its files that import it, and everything that these entries are made of. */
export function portalUse(): { users: ReadonlyMap<string, number>; used: ReadonlySet<string> } {
  const users = countUsers();
  const used = new Set(users.keys());
  // The loop also visits folders that it adds, so it reaches parts of parts.
  for (const folder of used) for (const part of partsOf(folder)) used.add(part);
  return { users, used };
}

/** Facts about every component, by entry. */
export async function componentFacts(): Promise<Record<string, ComponentFacts>> {
  const weights = await weighEntries(UI);
  const budgets = JSON.parse(readFileSync(join(UI, 'size-budget.json'), 'utf8')) as Record<string, number>;
  const { users, used } = portalUse();
  return Object.fromEntries(
    componentFolders().map((folder) => [
      folder,
      {
        weight: weights[folder] ?? 0,
        budget: budgets[folder] ?? budgets['*'] ?? 0,
        users: users.get(folder) ?? 0,
        isPart: used.has(folder),
      },
    ]),
  );
}
