import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Storage } from '../src/db/database';
import type {} from './testDatabase';

/** Runs one statement on the server of the tests. */
async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
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

/** Gives the room of such a database back; nobody needs it any more. */
export async function removeStorage(storage: Storage): Promise<void> {
  const database = inject('database');
  if (database.kind !== 'postgres' || storage.kind !== 'postgres') return;
  await onServer(database.url, `drop database ${new URL(storage.url).pathname.slice(1)} with (force)`);
}
