import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Storage } from '../src/ground/db/database';
import { reusedDatabase } from './reusedDatabase';
import type {} from './testDatabase';

/** Runs one statement on a new connection. */
async function onServer(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Makes a separate database without rows, of the kind of this test project: every test that opens one runs on both kinds.
 * @param tables whether it has the tables; tests of migrations make their own. @default true
 */
export async function emptyStorage({ tables = true } = {}): Promise<Storage> {
  const database = inject('database');
  if (database.kind === 'embedded') {
    if (!tables) return { kind: 'memory' };
    return { kind: 'opened', pglite: await reusedDatabase(await openAsBlob(database.snapshot)) };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(database.url, `create database ${name}${tables ? ` template ${database.template}` : ''}`);
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  return { kind: 'postgres', url: url.href };
}

/** SQLSTATE object_in_use. */
const IN_USE = '55006';

/** Drops a database from {@link emptyStorage}, once the server has seen its last connection close. */
export async function removeStorage(storage: Storage): Promise<void> {
  const database = inject('database');
  if (database.kind !== 'postgres' || storage.kind !== 'postgres') return;
  const drop = `drop database ${new URL(storage.url).pathname.slice(1)}`;
  for (;;) {
    const isGone = await onServer(database.url, drop).then(
      () => true,
      (error) => {
        if (error.code === IN_USE) return false;
        throw error;
      },
    );
    if (isGone) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Address of a database on PostgreSQL, for a second connection. */
export function urlOf(storage: Storage): string {
  if (storage.kind !== 'postgres') throw new Error('Only PostgreSQL has several connections.');
  return storage.url;
}

/** How many connections to the database wait for a lock. */
export async function waitingIn(storage: Storage): Promise<number> {
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return (await onServer(urlOf(storage), waiting)).length;
}
