import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REPORTED } from './declare.ts';
import { entriesOf } from './entriesOf.ts';
import { exportsOf } from './exportsOf.ts';
import { digest, pendingChangesets, readReleased, versionOf, withoutChangeset } from './released.ts';
import { report, reportFile } from './report.ts';

const kept = Object.fromEntries(REPORTED.map((name) => [name, readFileSync(reportFile(name), 'utf8')]));

describe('the public face of a package', () => {
  it.each(REPORTED)('%s: is the one of its report; if it should change, run `pnpm api`', async (name) => {
    expect(await report(name)).toBe(kept[name]);
  });

  it('changes only with a changeset that tells its readers', () => {
    expect(withoutChangeset(kept, readReleased(), pendingChangesets())).toEqual([]);
  });

  it('is noted with each version; `pnpm versions` does both', () => {
    const noted = Object.entries(readReleased()).map(([name, { version }]) => [name, version]);
    expect(noted).toEqual(REPORTED.map((name) => [name, versionOf(name)]));
  });
});

describe('withoutChangeset', () => {
  const released = { ui: { version: '1.0.0', report: digest('a') } };
  const changeset = (name: string) => `---\n'@doblaje/${name}': minor\n---\n\nSomething.\n`;

  it('asks for nothing while the face is as it was', () => {
    expect(withoutChangeset({ ui: 'a' }, released, [])).toEqual([]);
  });

  it('names a package whose face has changed in silence', () => {
    expect(withoutChangeset({ ui: 'b' }, released, [])).toEqual(['ui']);
    expect(withoutChangeset({ ui: 'b' }, released, [changeset('domain'), 'ui: minor'])).toEqual(['ui']);
    expect(withoutChangeset({ ui: 'b' }, released, [changeset('ui')])).toEqual([]);
  });

  it('names a package without any version', () => {
    expect(withoutChangeset({ more: 'a' }, released, [])).toEqual(['more']);
  });
});

describe('exportsOf', () => {
  const files = new Map([
    ['index', "export * from './a';\nexport { type B, c as d } from './b/index';\n"],
    ['a', 'export declare const one: 1, two: 2;\nexport interface Three {}\ndeclare const four: 4;\n'],
    ['b/index', "export { B } from './own';\nexport declare function c(): void;\n"],
    ['b/own', 'interface B {}\nexport { B };\n'],
  ]);

  it('follows what is passed on, renamed or whole, and tells types from values', () => {
    expect([...exportsOf('index', files)]).toEqual([
      ['B', 'type'],
      ['Three', 'type'],
      ['d', 'value'],
      ['one', 'value'],
      ['two', 'value'],
    ]);
  });

  it('knows a type that is passed on without the word', () => {
    expect([...exportsOf('b/index', files)]).toEqual([
      ['B', 'type'],
      ['c', 'value'],
    ]);
  });
});

it('finds the entries that a package.json names: alone, by a pattern, in a folder of another name', () => {
  const ui = entriesOf('ui');
  expect(ui.get('.')).toBe('index');
  expect(ui.get('./Button')).toBe('Button/index');
  expect(ui.get('./formRows')).toBe('form/rows/index');
  const domain = entriesOf('domain');
  expect(domain.get('./forms')).toBe('forms/index');
  expect(domain.get('./forms/login')).toBe('forms/login');
  expect(domain.has('./options/option')).toBe(false);
});
