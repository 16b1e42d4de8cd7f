import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../build.ts';
import { namesOf, SECTIONS, sectionOf } from './readmes.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The names in code marks of a section. */
const namesIn = (text: string) => Array.from(text.matchAll(/`(\w+)`/g), ([, name = '']) => name);

it.each(SECTIONS)(
  '$file: the list of $mark is that of the report; `pnpm api` writes it',
  ({ file, mark, text }) => {
    expect(sectionOf(read(file), mark)).toBe(text());
  },
);

describe('the README', () => {
  it('of ui names every component once', () => {
    const exported = [...namesOf('ui')].flatMap(([entry, { values }]) => (entry === '' ? [] : values));
    expect(exported.length).toBeGreaterThan(100);
    expect(namesIn(sectionOf(read('packages/ui/README.md'), 'components') ?? '').sort()).toEqual(
      exported.sort(),
    );
    expect(new Set(exported).size).toBe(exported.length);
  });

  it('of domain names everything that its barrel exports', () => {
    const barrel = namesOf('domain').get('');
    const names = [...(barrel?.values ?? []), ...(barrel?.types ?? [])];
    expect(names.length).toBeGreaterThan(400);
    const told = new Set(namesIn(sectionOf(read('packages/domain/README.md'), 'exports') ?? ''));
    expect(names.filter((name) => !told.has(name))).toEqual([]);
  });
});
