import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findPostgres } from './postgres.ts';

test('if the PostgreSQL named by POSTGRES_BIN does not exist, the error names it', () => {
  vi.stubEnv('POSTGRES_BIN', '/nowhere');
  expect(() => findPostgres()).toThrow('POSTGRES_BIN=/nowhere');
  vi.unstubAllEnvs();
});

test('the PostgreSQL that is found runs, and makes clusters of its own version', () => {
  const folder = findPostgres();
  const versionOf = (program: string) =>
    execFileSync(join(folder ?? '', program), ['--version'], { encoding: 'utf8' }).match(/ \d[\w.]*/)?.[0];
  if (folder === undefined) {
    // Without an installation there is no program to run either.
    expect(() => versionOf('initdb')).toThrow('ENOENT');
    return;
  }
  expect(versionOf('postgres')).toMatch(/\d/);
  expect(versionOf('initdb')).toBe(versionOf('postgres'));
});
