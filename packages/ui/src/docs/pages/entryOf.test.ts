import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entryOf } from './entryOf';
import { maturityOf } from './maturity';

const root = join(import.meta.dirname, '../../../../..');

it('finds the entry of every story file of a component, and its maturity', () => {
  const files = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root, exclude: ['**/docs/**'] });
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => !maturityOf(entryOf(`./${file}`) ?? ''))).toEqual([]);
  expect(entryOf('./packages/ui/src/form/rows/FormRows.stories.tsx')).toBe('formRows');
  expect(entryOf('./apps/portal/src/screens/Home.stories.tsx')).toBeUndefined();
});

it('says it in Spanish', () => {
  expect(['Nuevo', 'Beta', 'Estable']).toContain(maturityOf('Button')?.word);
});
