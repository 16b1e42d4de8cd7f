import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findPostgres } from './postgres.ts';

test('a PostgreSQL named by POSTGRES_BIN that is not there is refused by name', () => {
  vi.stubEnv('POSTGRES_BIN', '/nowhere');
  expect(() => findPostgres()).toThrow('POSTGRES_BIN=/nowhere');
  vi.unstubAllEnvs();
});

test('the PostgreSQL that is found can make a cluster and run it', () => {
  const folder = findPostgres();
  expect(folder === undefined || existsSync(join(folder, 'initdb'))).toBe(true);
});
