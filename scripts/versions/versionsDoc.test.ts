import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../build.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const doc = read('docs/versions.md');

/** The row of a table that begins with a word. */
const row = (first: string) =>
  doc
    .split('\n')
    .find((line) => line.startsWith(`| ${first} `) && line.endsWith('|'))
    ?.split('|') ?? [];

it('the README of the repository and those of the packages lead to docs/versions.md', () => {
  for (const file of ['README.md', 'CONTRIBUTING.md', 'packages/ui/README.md', 'packages/domain/README.md']) {
    expect([file, read(file).includes('docs/versions.md')]).toEqual([file, true]);
  }
});

it('it lists each deprecated name with its version and what to write', () => {
  const marked = globSync('packages/{ui,domain}/src/**/*.{ts,tsx}', { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/@deprecated since (\S+): `([\w.]+)`(?: \*\/)?\n\s*(\w+)/g)].map(
      ([, since = '', now = '', name = '']) => ({ component: file.split('/')[3] ?? '', since, now, name }),
    ),
  );
  expect(marked.length).toBeGreaterThan(0);
  const lines = doc.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ /.test(line));
  const missing = marked.filter(
    ({ component, since, now, name }) =>
      !lines.some((line) => {
        const [, version = '', of = '', old = '', present = ''] = line.split('|');
        return (
          version.trim() === since &&
          of.includes(`\`${component}\``) &&
          old.includes(`\`${name}\``) &&
          present.includes(`\`${now}\``)
        );
      }),
  );
  expect(missing).toEqual([]);
  // And none that is gone.
  const listed = lines.flatMap((line) => line.split('|')[3]?.match(/\w+/g) ?? []);
  expect(listed.sort()).toEqual(marked.map(({ name }) => name).sort());
});

it('it supports what the packages ask for', () => {
  const { engines, peerDependencies } = JSON.parse(read('packages/ui/package.json')) as {
    engines: { node: string };
    peerDependencies: Record<string, string>;
  };
  const domain = JSON.parse(read('packages/domain/package.json')) as { engines: { node: string } };
  const least = (range: string) => /\d+(?:\.\d+)*/.exec(range)?.[0].replace(/\.0$/, '');
  expect(row('React')[2]?.trim()).toBe(`${least(peerDependencies.react ?? '')} and newer`);
  expect(row('react-aria-components')[2]).toContain(`${peerDependencies['react-aria-components']}, no other`);
  const styled = least(peerDependencies['styled-components'] ?? '') ?? '';
  expect(row('styled-components')[2]?.trim()).toBe(`${styled} and newer of ${Number.parseInt(styled, 10)}`);
  expect(row('Node')[2]).toContain(`${least(engines.node)} and newer`);
  expect(row('Node')[3]).toContain(`${least(domain.engines.node)} and newer`);
});
