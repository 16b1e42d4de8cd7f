import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OLDEST } from '../apps/portal/build/browsers.ts';
import { ROOT } from './build.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** 'Chrome 111', from 'chrome111'. iOS' browser goes by its version of Safari. */
const NAMES = OLDEST.map((target) =>
  target
    .replace(/^ios/, 'safari')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
    .replace(/(?=\d)/, ' '),
);

it('the oldest browsers are named once, and everybody is told the same', () => {
  expect(NAMES).toEqual(['Chrome 111', 'Edge 111', 'Firefox 114', 'Safari 16.4', 'Safari 16.4']);
  for (const file of ['README.md', 'docs/versions.md', 'docs/browsers.md', 'apps/portal/index.html']) {
    expect([file, NAMES.filter((name) => !read(file).includes(name))]).toEqual([file, []]);
  }
});

it('the packages are compiled to what the oldest of them know', () => {
  for (const name of ['ui', 'domain']) {
    expect(read(`packages/${name}/tsup.config.ts`)).toContain("target: 'es2022'");
  }
});
