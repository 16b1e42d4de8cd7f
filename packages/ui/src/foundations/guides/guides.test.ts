import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { guideOf } from '.';

const src = join(import.meta.dirname, '../..');

/** Titles of story files whose folder has no longer guide of its own. */
const titles = globSync('*/*.stories.tsx', { cwd: src }).flatMap((file) => {
  const title = /title: '(Componentes\/[^']+)'/.exec(readFileSync(join(src, file), 'utf8'))?.[1];
  const folder = dirname(file);
  return title && !existsSync(join(src, folder, `${folder}.mdx`)) ? [title] : [];
});

it('every component has a guide, by its story’s title', () => {
  expect(titles.length).toBeGreaterThan(50);
  expect(titles.filter((title) => guideOf(title) === undefined)).toEqual([]);
});
