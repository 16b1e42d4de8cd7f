import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
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

/** How often a killed server is started again: until its last processes have let go of its memory. */
const ATTEMPTS = 20;

interface Options {
  /** Settings of PostgreSQL that replace those for tests. */
  settings?: Readonly<Record<string, string>>;
  /** Its port on 127.0.0.1. @default none: it is reached through a socket in its folder */
  port?: number;
  /** The signal that ends it without a farewell. @default QUIT, which ends all its processes at once */
  crash?: string;
  /** The folder that its files are in. @default the system's for temporary ones */
  disk?: string;
  /** The folder that its log is in. @default among its files */
  logDisk?: string;
}

/** Megabytes of log in each of its files when the log has a disk of its own. */
const LOG_FILE = '1';

/** One PostgreSQL server in a temporary folder, with all it takes to start it again. */
export interface PostgresServer {
  port: number | undefined;
  /** Address of one of its databases; the user has all rights. */
  urlOf: (database: string) => string;
  /** Runs one statement, on the database `postgres` or on another. */
  query: (statement: string, values?: unknown[], database?: string) => Promise<Record<string, unknown>[]>;
  /** Makes its data: an empty cluster. */
  initialise: () => void;
  /** Makes its data, in place of what it had: a copy of another server, which it follows from then on. */
  copy: (primary: PostgresServer) => void;
  start: () => Promise<void>;
  /** Kills it, and with it all connections. */
  crash: () => Promise<void>;
  /** Ends it in order and keeps its files. */
  end: () => Promise<void>;
  /** Whether it ended, by itself too. */
  isOver: () => boolean;
  /** Stops it and removes its files. */
  remove: () => Promise<void>;
}

/** @throws Error when PostgreSQL is missing and cannot be installed */
export function postgresServer(given: Options = {}): PostgresServer {
  const { settings = {}, port, crash = 'QUIT', disk, logDisk } = given;
  const programs = ensurePostgres();
  const owner = ownerForRoot();
  const folder = engineFolder('pg', owner, disk);
  const log = logDisk && engineFolder('pglog', owner, logDisk);
  const data = join(folder, 'data');
  const run = (program: string, args: string[]) =>
    execFileSync(join(programs, program), args, {
      ...{ cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }, ...owner },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const place = port ? { listen_addresses: '127.0.0.1', port: String(port) } : {};
  const options = { ...OPTIONS, ...place, ...settings, unix_socket_directories: folder };
  const command = [
    ...[join(programs, 'postgres'), '-D', data],
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const urlOf = (database: string) =>
    port
      ? `postgres://tests@127.0.0.1:${port}/${database}`
      : `postgres://tests@localhost/${database}?host=${encodeURIComponent(folder)}`;

  async function query(statement: string, values: unknown[] = [], database = 'postgres') {
    const client = new Client({ connectionString: urlOf(database) });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(statement, values)).rows;
    } finally {
      await client.end();
    }
  }

  async function launch(attempt = 1): Promise<Watched> {
    const engine = watch({ folder, command, owner, crash, end: 'INT' });
    try {
      await untilReady('PostgreSQL', engine, async () => (await query('select 1')).length === 1);
      return engine;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      return launch(attempt + 1);
    }
  }

  let engine: Watched | undefined;
  return {
    port,
    urlOf,
    query,
    initialise: () =>
      void run('initdb', [
        ...['--pgdata', data, '--username', 'tests', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
        ...(log ? ['--waldir', log, '--wal-segsize', LOG_FILE] : []),
      ]),
    copy: (primary) => {
      rmSync(data, { recursive: true, force: true });
      run('pg_basebackup', [
        ...['--pgdata', data, '--dbname', primary.urlOf('postgres'), '--checkpoint', 'fast', '--no-sync'],
      ]);
      const conninfo = `host=127.0.0.1 port=${primary.port} user=tests application_name=standby`;
      // The last line of a name counts: the copy has its primary's settings.
      writeFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
      writeFileSync(join(data, 'standby.signal'), '');
    },
    start: async () => {
      engine = await launch();
    },
    crash: async () => engine?.tell('crash'),
    end: async () => engine?.tell('end'),
    isOver: () => engine?.isOver() ?? true,
    remove: async () => {
      await engine?.tell('remove');
      rmSync(folder, { recursive: true, force: true });
      if (log) rmSync(log, { recursive: true, force: true });
    },
  };
}
