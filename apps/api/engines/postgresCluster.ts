import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensurePostgres } from '../../../scripts/postgres';
import { engineFolder, ownerForRoot } from './owner';
import { untilReady, type Watched, watch } from './watched';

/** Settings for data that is thrown away and a machine that is shared. */
const OPTIONS = {
  listen_addresses: '',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '16MB',
  max_connections: '100',
  autovacuum: 'off',
  log_min_messages: 'panic',
};

/** A PostgreSQL server for tests. */
export interface PostgresCluster {
  /** Address of its database `postgres`; the user has all rights. */
  url: string;
  /** Creates an empty database and returns its address. */
  createDatabase: (name: string) => Promise<string>;
  /** Runs one statement on the database `postgres`. */
  query: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Kills the server and with it all connections, as in a failover. */
  crash: () => Promise<void>;
  /** Starts it again with the same data. */
  start: () => Promise<void>;
  /** Stops it and removes its files. */
  remove: () => Promise<void>;
}

/**
 * Starts a PostgreSQL server in a temporary folder, reachable through a socket in it.
 * @param more settings of PostgreSQL that replace those for tests
 * @throws Error when PostgreSQL is missing and cannot be installed
 */
export async function startPostgres(more: Readonly<Record<string, string>> = {}): Promise<PostgresCluster> {
  const programs = ensurePostgres();
  const owner = ownerForRoot();
  const folder = engineFolder('pg', owner);
  const data = join(folder, 'data');
  const as = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }, ...owner };
  const initdb = [
    '--pgdata',
    data,
    '--username',
    'tests',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--no-sync',
  ];
  execFileSync(join(programs, 'initdb'), initdb, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });

  const urlOf = (name: string) => `postgres://tests@localhost/${name}?host=${encodeURIComponent(folder)}`;
  const url = urlOf('postgres');
  const options = Object.entries({ ...OPTIONS, ...more, unix_socket_directories: folder });
  const command = [
    join(programs, 'postgres'),
    '-D',
    data,
    ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];

  async function query(statement: string, values: unknown[] = []) {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(statement, values)).rows;
    } finally {
      await client.end();
    }
  }

  async function launch(): Promise<Watched> {
    const engine = watch({ folder, command, owner, crash: 'QUIT', end: 'INT' });
    await untilReady('PostgreSQL', engine, async () => (await query('select 1')).length === 1);
    return engine;
  }

  let server = await launch();
  return {
    url,
    query,
    createDatabase: async (name) => {
      await query(`create database ${name}`);
      return urlOf(name);
    },
    crash: () => server.tell('crash'),
    start: async () => {
      server = await launch();
    },
    remove: async () => {
      await server.tell('remove');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
