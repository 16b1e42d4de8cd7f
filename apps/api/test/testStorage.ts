import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Storage } from '../src/db/database';

/**
 * An empty database: in memory, or, with TEST_DATABASE_URL, a database of its own on that PostgreSQL server, so that
 * the same tests hold for both.
 */
export async function emptyStorage(): Promise<Storage> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { kind: 'memory' };
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { kind: 'postgres', url: url.href };
}
