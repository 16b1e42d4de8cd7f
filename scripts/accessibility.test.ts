import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STATEMENT } from '../apps/portal/src/screens/public/Accessibility/statement.ts';
import { ROOT } from './build.ts';
import { read, sourceOf } from './proofs.ts';

/** WCAG 2.2, every criterion of the levels A and AA. */
const CRITERIA: Readonly<Record<'A' | 'AA', string>> = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

interface Row {
  criterion: string;
  level: string;
  state: string;
  proofs: readonly string[];
}

const ROWS: readonly Row[] = read('docs/accessibility.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [name = '', level = '', state = '', proofs = ''] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim());
    return { criterion: name.split(' ')[0] ?? '', level, state, proofs: proofs.split('<br>') };
  });

/** The rules of axe that judge the stories: it leaves out those that are off, and what it is still trying. */
const RULES: ReadonlySet<string> = new Set(
  axeOfJourneys()
    ._audit.rules.filter(
      ({ enabled, tags }: { enabled: boolean; tags: readonly string[] }) =>
        enabled && !tags.includes('experimental') && !tags.includes('deprecated'),
    )
    .map(({ id }: { id: string }) => id),
);

/** The same axe judges stories and journeys: it comes with what drives it. */
function axeOfJourneys() {
  const ofPortal = createRequire(join(ROOT, 'apps/portal/package.json'));
  return createRequire(ofPortal.resolve('@axe-core/playwright'))('axe-core');
}

/** @throws Error saying what is wrong with a proof */
function judge(proof: string): void {
  const rules = /^axe ((?:`[\w-]+`(?:, )?)+)$/.exec(proof)?.[1];
  if (rules) {
    const unknown = [...rules.matchAll(/`([\w-]+)`/g)].filter(([, rule = '']) => !RULES.has(rule));
    if (unknown.length > 0) throw new Error(`axe does not judge by ${unknown.join(', ')}`);
    return;
  }
  const [, day] = /^looked (\d{4}-\d{2}-\d{2}): .{10,}$/.exec(proof) ?? [];
  if (day) {
    if (day > STATEMENT.on) throw new Error(`Looked at after the statement's day: ${proof}`);
    return;
  }
  const [, kind, place = '', name = ''] = /^(journey|story|test) `([^`]+)` › (.+)$/.exec(proof) ?? [];
  if (!kind) throw new Error(`Not a proof: ${proof}`);
  sourceOf(kind, place, name);
}

test('every criterion of WCAG 2.2, A and AA, stands there once, with its level', () => {
  for (const level of ['A', 'AA'] as const)
    expect(ROWS.filter((row) => row.level === level).map(({ criterion }) => criterion)).toEqual(
      CRITERIA[level].split(' '),
    );
  expect(ROWS).toHaveLength(55);
});

test.each(ROWS)('what holds $criterion exists', ({ state, proofs }) => {
  expect(state).toMatch(/^(met|none|fails until \d{4}-\d{2}-\d{2})$/);
  for (const proof of proofs) judge(proof);
});

test('the portal tells what fails, until the same day, and nothing as working that fails', () => {
  const failing = ROWS.flatMap(({ criterion, state }) =>
    state.startsWith('fails until ') ? [`${criterion} ${state.slice(-10)}`] : [],
  );
  const told = STATEMENT.failing.flatMap(({ criteria, until }) => criteria.map((one) => `${one} ${until}`));
  expect(told.sort()).toEqual(failing.sort());
  const met = ROWS.filter(({ state }) => state === 'met').map(({ criterion }) => criterion);
  for (const { criteria } of STATEMENT.supported) expect(met).toEqual(expect.arrayContaining([...criteria]));
});

test('a proof that does not exist is found out', () => {
  expect(() => judge('axe `target-size`')).toThrow('axe does not judge by');
  expect(() => judge('journey `accessibility` › nobody wrote this')).toThrow('has no test');
  expect(() => judge('looked 2999-01-01: all that there is')).toThrow("after the statement's day");
  expect(() => judge('somebody said so')).toThrow('Not a proof');
});
