import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './build.ts';
import { EXAMPLES } from './new/examples.ts';
import { planOf, readArguments } from './new/kinds.ts';
import { carryOut, filesOf } from './new/plan.ts';
import { addAfter, addBefore, addImport, addLine, addTo } from './new/syntax.ts';

/* The cheap half: what is refused, and what is said about it. scripts/scaffold.ts makes one of every kind and tries it. */

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const docs = ['CONTRIBUTING.md', 'apps/portal/README.md'].map(read).join('\n');

const commandOf = (line: readonly string[]) =>
  ['pnpm new', ...line.map((word) => (word.includes(' ') ? `'${word}'` : word))].join(' ');

it.each(EXAMPLES.map((line) => [commandOf(line), line] as const))(
  'the docs name every file of %s, in five steps',
  (command, line) => {
    const [, after = ''] = docs.split(`npx pnpm@10.34.8 ${command.slice('pnpm '.length)}\n`);
    const [steps = ''] = /(?:^\d\. .*\n(?: {3}.*\n)*)+/m.exec(after) ?? [];
    expect(steps.match(/^\d\. /gm)).toEqual(['1. ', '2. ', '3. ', '4. ', '5. ']);
    const told = [...steps.matchAll(/`([\w./-]+\/[\w.-]+\.\w+)`/g)].map(([, file]) => file);
    expect(told.sort()).toEqual(filesOf(planOf(...readArguments(line))).sort());
  },
);

it('a kind, a name, a group or an entry that is none is refused in a sentence', () => {
  const refused = (...args: string[]) => {
    expect(() => planOf(...readArguments(args))).toThrow();
    try {
      planOf(...readArguments(args));
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  expect(refused()).toMatch(/^What is new\? pnpm new component\|list\|screen/);
  expect(refused('thing', 'Name')).toMatch(/^'thing' is nothing that can be made: component, /);
  for (const name of ['soundLevel', 'Sound-Level', '9Lives', 'SOUND', '../Sound', 'Sound Level']) {
    expect(refused('component', name)).toMatch(/is no name of a component: .* SoundCheck\.$/);
    expect(refused('screen', name)).toMatch(/is no name of a screen/);
  }
  expect(refused('component', 'Sound', '--group', 'toString')).toMatch(
    /'toString' is no group of components/,
  );
  expect(refused('route', 'SoundChecks')).toMatch(/is no name of a route: .* soundChecks\.$/);
  expect(refused('route', 'sounds', '--room', 'x')).toMatch(/^'x' is no room of the API: office, people/);
  expect(refused('list', 'SoundCues')).toMatch(/is no name of a list: .* soundChecks\.$/);
  expect(refused('list', 'sounds', '--entry', 'home')).toMatch(
    /^'home' is no entry of the menu for ADMIN: administration, projects/,
  );
  expect(refused('screen', 'Sound', '--entry', 'public')).toMatch(/'public' is no entry of the menu: home, /);
});

it('what is there already is refused, before anything is written', () => {
  const { writes, touches } = planOf('component', 'Badge');
  expect(Object.keys(writes).filter((file) => !existsSync(join(ROOT, file)))).toEqual([
    '.changeset/badge.md',
  ]);
  expect(() => carryOut({ writes, touches })).toThrow(
    /^There is already packages\/ui\/src\/Badge\/Badge.tsx/,
  );
  expect(existsSync(join(ROOT, '.changeset/badge.md'))).toBe(false);
  expect(() => planOf('screen', 'Sessions', { entry: 'projects' })).toThrow(
    'There is already a screen Sessions',
  );
});

it('adds to lists, imports and lines where they are, and says when they are not', () => {
  const text = "import a from 'a';\nconst X = [{ children: [1, 2] }, { children: [] }] as const;\n";
  expect(addTo(text, 'X', 'b')).toContain('{ children: [] }, b] as const');
  expect(addAfter(text, '1', '9')).toContain('[1, 9, 2]');
  expect(addBefore(text, 'X', '[]', 'b')).toContain('[1, 2] }, b, { children');
  expect(addImport(text, "import b from 'b';")).toMatch(/^import b from 'b';\nimport a/);
  expect(addLine('a\nb 1\nb 3\nc', /^b (\d)/, 'b 2')).toBe('a\nb 1\nb 2\nb 3\nc');
  expect(addLine('a\nb 1\nc', /^b (\d)/, 'b 2')).toBe('a\nb 1\nb 2\nc');
  expect(() => addTo(text, 'Y', 'b')).toThrow('No constant Y is a list.');
  expect(() => addBefore(text, 'X', 'z', 'b')).toThrow('X has no z.');
  expect(() => addAfter(text, 'z', 'b')).toThrow('Nothing has z.');
  expect(() => addLine('a', /^b (\d)/, 'b 2')).toThrow('No line is like');
});
