import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Storage } from '../src/db/database';
import type {} from './testDatabase';

/** Runs one statement on a connection of its own. */
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
 * A database of its own without rows, of the kind this project's tests are on: every test that opens one runs on both.
 * @param tables whether it has them already; a test of a migration makes its own. @default true
 */
export async function emptyStorage({ tables = true } = {}): Promise<Storage> {
  const database = inject('database');
  if (database.kind === 'embedded') {
    return { kind: 'memory', ...(tables && { snapshot: await openAsBlob(database.snapshot) }) };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(database.url, `create database ${name}${tables ? ` template ${database.template}` : ''}`);
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  return { kind: 'postgres', url: url.href };
}

/** SQLSTATE object_in_use. */
const IN_USE = '55006';

/** Gives the room of such a database back, once the server has seen the last connection to it close. */
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

/** Address of such a database, where it is on PostgreSQL: what a second connection needs. */
export function urlOf(storage: Storage): string {
  if (storage.kind !== 'postgres') throw new Error('Only PostgreSQL has several connections.');
  return storage.url;
}

/** How many connections to such a database wait for what another one has locked. */
export async function waitingIn(storage: Storage): Promise<number> {
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return (await onServer(urlOf(storage), waiting)).length;
}
