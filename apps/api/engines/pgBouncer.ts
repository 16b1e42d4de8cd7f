import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { installDebian } from '../../../scripts/debian';
import { freePort } from './freePort';
import { engineFolder, ownerForRoot } from './owner';
import { untilReady, type Watched, watch } from './watched';

const PROGRAM = '/usr/sbin/pgbouncer';

/** As it is run in production, but for who may log in: whoever waits for a server learns within seconds that there is none. */
const SETTINGS = {
  listen_addr: '127.0.0.1',
  unix_socket_dir: '',
  auth_type: 'any',
  admin_users: 'tests',
  pool_mode: 'transaction',
  max_client_conn: '200',
  default_pool_size: '20',
  query_wait_timeout: '5',
  server_connect_timeout: '3',
  server_login_retry: '1',
};

/** PgBouncer in transaction mode, in front of a PostgreSQL server, on a port of 127.0.0.1. */
export interface PgBouncer {
  port: number;
  /** Address of a database through it. */
  urlOf: (database: string) => string;
  /** Leads to the server on another port; connections to the one before are replaced once their transaction is over. */
  leadTo: (port: number) => Promise<void>;
  /** Kills it, and with it all connections. */
  crash: () => Promise<void>;
  /** Starts it again on the same port. */
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

interface Options {
  /** Port of the PostgreSQL server on 127.0.0.1. */
  to: number;
  /** Settings that replace those for tests. */
  settings?: Readonly<Record<string, string>>;
}

/** @throws Error when it is missing and cannot be installed */
export async function startPgBouncer({ to, settings = {} }: Options): Promise<PgBouncer> {
  if (!existsSync(PROGRAM) && !installDebian('pgbouncer')) {
    throw new Error('PgBouncer is needed and could not be installed (Debian: apt-get install pgbouncer).');
  }
  const owner = ownerForRoot();
  const folder = engineFolder('pgbouncer', owner);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const write = (server: number) => {
    const lines = Object.entries({ ...SETTINGS, listen_port: port, ...settings });
    writeFileSync(
      file,
      `[databases]\n* = host=127.0.0.1 port=${server} user=tests\n[pgbouncer]\n${lines.map((line) => line.join(' = ')).join('\n')}\n`,
    );
  };
  const urlOf = (database: string) => `postgres://tests@127.0.0.1:${port}/${database}`;

  /** Tells its console, which is a database of its own, what to do. */
  async function tell(...orders: string[]): Promise<void> {
    const client = new Client({ connectionString: urlOf('pgbouncer') });
    client.on('error', () => {});
    await client.connect();
    try {
      for (const order of orders) await client.query(order);
    } finally {
      await client.end();
    }
  }

  let engine: Watched | undefined;
  const start = async () => {
    const started = watch({ folder, command: [PROGRAM, '--quiet', file], owner });
    await untilReady('PgBouncer', started, () => tell('SHOW VERSION').then(() => true));
    engine = started;
  };
  const clear = () => rmSync(folder, { recursive: true, force: true });
  write(to);
  try {
    await start();
  } catch (error) {
    clear();
    throw error;
  }
  return {
    port,
    urlOf,
    start,
    leadTo: async (server) => {
      write(server);
      await tell('RELOAD', 'RECONNECT');
    },
    crash: async () => engine?.tell('crash'),
    remove: async () => {
      await engine?.tell('remove');
      clear();
    },
  };
}
