import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensurePostgres } from '../../../scripts/postgres';

/** PostgreSQL refuses to run as root. When the tests run as root, it runs as the first of these users that exists. */
const USERS = ['postgres', 'nobody'];

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

/**
 * A shell script that runs the server until it reads a word: 'crash' kills the server and keeps its data. When the pipe closes,
 * even because the tests were killed, the server ends and its folder is removed. $0 is the folder, $@ the server's command.
 */
const WATCHED = `
"$@" & server=$!
read -r told || told=remove
case $told in
  crash) kill -QUIT $server; wait $server ;;
  *) kill -INT $server; wait $server; rm -rf "$0" ;;
esac`;

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

interface Owner {
  uid: number;
  gid: number;
}

/** The user that the server must run as; undefined means the user of the tests. */
function ownerForRoot(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of USERS) {
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // Try the next user.
    }
  }
  throw new Error(`PostgreSQL does not run as root, and there is no user ${USERS.join(' or ')}.`);
}

/**
 * Starts a PostgreSQL server in a temporary folder, reachable through a socket in it.
 * @param more settings of PostgreSQL that replace those for tests
 * @throws Error when PostgreSQL is missing and cannot be installed
 */
export async function startPostgres(more: Readonly<Record<string, string>> = {}): Promise<PostgresCluster> {
  const programs = ensurePostgres();
  const owner = ownerForRoot();
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-pg-'));
  chmodSync(folder, 0o700);
  if (owner) chownSync(folder, owner.uid, owner.gid);
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

  function launch(): ChildProcess {
    return spawn('/bin/sh', ['-c', WATCHED, folder, ...command], {
      ...as,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
  }

  async function untilReady(): Promise<void> {
    for (;;) {
      if (server.exitCode !== null) throw new Error('PostgreSQL ended instead of starting.');
      const isThere = await query('select 1').then(
        () => true,
        () => false,
      );
      if (isThere) return;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  async function tell(word: string): Promise<void> {
    if (server.exitCode !== null) return;
    server.stdin?.end(word);
    await once(server, 'exit');
  }

  let server = launch();
  await untilReady();
  return {
    url,
    query,
    createDatabase: async (name) => {
      await query(`create database ${name}`);
      return urlOf(name);
    },
    crash: () => tell('crash\n'),
    start: async () => {
      server = launch();
      await untilReady();
    },
    remove: async () => {
      await tell('remove\n');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
