import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entries } from '../../packages/ui/scripts/entries.ts';
import { ROOT } from '../build.ts';
import { judge, readChangelog, readKnown, readMaturities } from './judge.ts';

const maturities = readMaturities();

describe('packages/ui/src/docs/maturity.json', () => {
  it('has every entry of the package, and no other, in order', () => {
    expect(Object.keys(maturities)).toEqual(Object.keys(entries(join(ROOT, 'packages/ui'))));
  });

  it('holds the criteria of docs/versions.md; `pnpm api` writes it anew', () => {
    const known = readKnown();
    const judged = Object.entries(maturities).map(([name, { since }]) => [
      name,
      { since, maturity: judge(name, since, known) },
    ]);
    expect(maturities).toEqual(Object.fromEntries(judged));
  });

  it('names versions only: written ones, or the next', () => {
    const { versions } = readKnown();
    const unwritten = Object.values(maturities).filter(({ since }) => !versions.includes(since));
    expect(
      unwritten.filter(({ since }) => !/^\d+\.\d+\.0$/.test(since) || since < (versions[0] ?? '')),
    ).toEqual([]);
  });
});

describe('judge', () => {
  const known = {
    versions: ['0.4.0', '0.3.0', '0.2.0'],
    broken: new Set(['Sheet']),
    used: new Set(['Button', 'Sheet', 'Matrix']),
  };

  it.each([
    ['Button', '0.5.0', 'new'],
    ['Button', '0.4.0', 'new'],
    ['Matrix', '0.3.0', 'beta'],
    ['Button', '0.2.0', 'stable'],
    ['Sheet', '0.2.0', 'beta'],
    ['Unused', '0.2.0', 'beta'],
  ] as const)('%s since %s: %s', (name, since, maturity) => {
    expect(judge(name, since, known)).toBe(maturity);
  });

  it('reads versions and what breaks off a changelog', () => {
    const text = `# x\n\n## 2.0.0\n\n2026-11-26\n\n### Before you update\n\n- \`Table\`, \`Sheet\`: less.\n- Load them.\n\n### Button\n\n- **New:** \`a\`: b\n\n## 1.0.0\n\n### Before you update\n\n- \`Tabs\`: more.\n`;
    expect(readChangelog(text)).toEqual({
      versions: ['2.0.0', '1.0.0'],
      broken: new Set(['Table', 'Sheet']),
    });
  });
});
