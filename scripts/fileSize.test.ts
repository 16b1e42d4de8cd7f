import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Most lines that a person reads in one go. */
const LIMIT = 250;

/** Longer files, and the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/domain/src/options/countries.ts': 'a list: one line for each country there is',
};

/** Handwritten code that runs. Tests, stories and journeys may be as long as their subject needs. */
const SOURCES = [
  '{apps,packages}/*/{src,build,scripts}/**/*.{ts,tsx}',
  '{bench,scripts,.storybook}/**/*.{ts,tsx}',
];
const NOT_COUNTED = ['**/node_modules/**', '**/dist/**', '**/*.test.{ts,tsx}', '**/*.stories.tsx'];

function longFiles(): string[] {
  const lines = (file: string) => readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length;
  return globSync(SOURCES, { cwd: ROOT, exclude: NOT_COUNTED }).filter((file) => lines(file) > LIMIT);
}

test(`source files longer than ${LIMIT} lines are split by meaning, or excepted here`, () => {
  expect(longFiles().sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});
