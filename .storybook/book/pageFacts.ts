import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentOf } from '../../packages/ui/src/docs/pages/componentOf.ts';
import { storyFiles } from '../../scripts/stories.ts';
import { changesOf, readChanges } from './changes.ts';
import type { PageFacts } from './pageFact.ts';

const ROOT = join(import.meta.dirname, '../..');

const KEYS = /userEvent\.(keyboard|tab)\(/;
const ROLES = /(get|find|query)(All)?ByRole\(/;

/** The texts of a file's stories. */
const storiesIn = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split(/^export const /m)
    .slice(1);

/** Facts for the page of each component, by its name in code. */
export function pageFacts(): Record<string, PageFacts> {
  const directory = join(ROOT, '.changeset');
  const waiting = readdirSync(directory).filter((name) => name.endsWith('.md'));
  const files = storyFiles('packages/ui/src/**/*.stories.tsx').flatMap((file) => {
    const { name } = componentOf(file.title) ?? {};
    return name ? [{ ...file, name }] : [];
  });
  const changes = readChanges(
    readFileSync(join(ROOT, 'packages/ui/CHANGELOG.md'), 'utf8'),
    waiting.map((name) => readFileSync(join(directory, name), 'utf8')),
    (asked) => files.find(({ name }) => name === asked)?.name,
  );
  const facts: Record<string, PageFacts> = {};
  for (const { file, name, stories } of files) {
    const texts = storiesIn(file);
    const count = (wanted: RegExp) => texts.filter((text) => wanted.test(text)).length;
    const before = facts[name] ?? {
      stories: 0,
      withKeys: 0,
      byRole: 0,
      at320: 0,
      changes: changesOf(changes, name),
    };
    facts[name] = {
      ...before,
      stories: before.stories + stories.length,
      withKeys: before.withKeys + count(KEYS),
      byRole: before.byRole + count(ROLES),
      at320: before.at320 + stories.filter(({ width }) => width === 320).length,
    };
  }
  return facts;
}
