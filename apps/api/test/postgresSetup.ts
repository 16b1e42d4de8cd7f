import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../engines/postgresCluster';
import { openDatabase } from '../src/ground/db/database';
import type {} from './testDatabase';

const TEMPLATE = 'with_all_tables';

/** Setup of the tests on PostgreSQL: one server for all of them, with a template that their databases are copied from. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  const url = await cluster.createDatabase(TEMPLATE);
  // `pnpm test:previous`: a newer version brings the tables up to date before this one opens them.
  if (process.env.NEWER_CLI) {
    execFileSync(process.execPath, [process.env.NEWER_CLI, 'migrate'], {
      env: { DATABASE_URL: url, DATA_DIR: process.env.NEWER_DATA },
    });
  }
  const db = await openDatabase({ kind: 'postgres', url });
  await db.destroy();
  provide('database', { kind: 'postgres', url: cluster.url, template: TEMPLATE });
  return cluster.remove;
}
