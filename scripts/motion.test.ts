import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { MOVES, runsWithMotion } from '../.storybook/motion.ts';
import { WITH_MOTION } from '../apps/portal/e2e/motion.ts';
import { ROUTES } from '../packages/domain/src/access/routes.ts';
import { ROOT } from './build.ts';
import { storyFiles } from './stories.ts';

/*
 * Most stories and journeys run with reduced motion, which is quicker. A stated part of them runs as people see the product.
 */

const files = storyFiles();

it('every component that moves has a story with the tag, which runs with motion', () => {
  const styled = globSync('packages/ui/src/*/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) =>
      !file.includes('.stories.') &&
      /(transition|animation): |(scrim|sheet)Fades|PopoverFrame/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  const moving = [...new Set(styled.map((file) => file.split('/')[3] ?? ''))];
  expect(moving.length).toBeGreaterThan(12);
  const tagged = files
    .filter(({ stories }) => stories.some(({ tags }) => tags.includes(MOVES)))
    .map(({ file }) => file.split('/')[3]);
  expect(moving.filter((component) => !tagged.includes(component))).toEqual([]);
});

it('a tenth of all stories runs with motion, and not many more', () => {
  const all = files.flatMap(({ title, stories }) =>
    stories.map(({ exportName, tags }) => ({ id: toId(title, storyNameFromExport(exportName)), tags })),
  );
  const withMotion = all.filter(runsWithMotion);
  expect(withMotion.length / all.length).toBeGreaterThan(0.1);
  expect(withMotion.length / all.length).toBeLessThan(0.2);
});

it('every page has a journey with motion', () => {
  const specs = globSync('apps/portal/e2e/*.spec.ts', { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  const titles = specs.join('\n').replaceAll(/\$\{who\}/g, 'admin');
  for (const title of Object.keys(WITH_MOTION)) expect(titles).toContain(title);
  expect([...new Set(Object.values(WITH_MOTION).flat())].sort()).toEqual(
    ROUTES.map(({ path }) => path).sort(),
  );
});
