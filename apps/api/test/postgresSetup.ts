import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/db/database';
import { startPostgres } from './postgresCluster';
import type {} from './testDatabase';

const TEMPLATE = 'with_all_tables';

/** Before the tests on PostgreSQL: one server for all of them, with a database that every other is a copy of. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  const db = await openDatabase({ kind: 'postgres', url: await cluster.createDatabase(TEMPLATE) });
  await db.destroy();
  provide('database', { kind: 'postgres', url: cluster.url, template: TEMPLATE });
  return cluster.remove;
}
