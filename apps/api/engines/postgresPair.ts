import { freePort } from './freePort';
import { type PostgresServer, postgresServer } from './postgresServer';

/** What both servers are started with: a commit is told once the standby has it too. */
const SETTINGS = { synchronous_commit: 'on', wal_keep_size: '256MB', max_wal_senders: '5' };

/** A PostgreSQL server and its standby, on ports of 127.0.0.1. Which of them is the primary changes with {@link promote}. */
export interface PostgresPair {
  primary: () => PostgresServer;
  /** The other one: it follows the primary, or is down since a failover. */
  standby: () => PostgresServer;
  /** Address of a database on both: `postgres://tests@127.0.0.1:1,127.0.0.1:2/NAME?target_session_attrs=read-write`. */
  urlOf: (database: string) => string;
  /** Creates an empty database and returns its address on both. */
  createDatabase: (name: string) => Promise<string>;
  /** Runs one statement on the primary. */
  query: PostgresServer['query'];
  /** kill -9 of the primary's first process; the others notice and end. */
  killPrimary: () => Promise<void>;
  /** Makes the standby the primary. From then on no commit waits for another server, until one joins again. */
  promote: () => Promise<void>;
  /** Makes the server that was the primary a fresh standby of the other one, and waits until commits wait for it. */
  rejoin: () => Promise<void>;
  remove: () => Promise<void>;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 30));
}

/** Copies the primary to the standby, starts it, and lets commits wait for it. */
async function follow(standby: PostgresServer, primary: PostgresServer): Promise<void> {
  standby.copy(primary);
  await standby.start();
  await primary.query("alter system set synchronous_standby_names = 'standby'");
  await primary.query('select pg_reload_conf()');
  const followers = "select from pg_stat_replication where state = 'streaming' and sync_state = 'sync'";
  await until(async () => (await primary.query(followers)).length === 1);
}

/**
 * Starts a primary and a synchronous streaming standby.
 * @throws Error when PostgreSQL is missing and cannot be installed
 */
export async function startPostgresPair(
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresPair> {
  const make = async () =>
    postgresServer({ settings: { ...SETTINGS, ...settings }, port: await freePort(), crash: 'KILL' });
  let primary = await make();
  let standby = await make();
  const both = [primary, standby];
  const hosts = both.map(({ port }) => `127.0.0.1:${port}`).join(',');
  const urlOf = (database: string) => `postgres://tests@${hosts}/${database}?target_session_attrs=read-write`;
  primary.initialise();
  await primary.start();
  await follow(standby, primary);
  return {
    primary: () => primary,
    standby: () => standby,
    urlOf,
    createDatabase: async (name) => {
      await primary.query(`create database ${name}`);
      return urlOf(name);
    },
    query: (...asked) => primary.query(...asked),
    killPrimary: () => primary.crash(),
    promote: async () => {
      await standby.query('select pg_promote()');
      [primary, standby] = [standby, primary];
    },
    rejoin: async () => {
      await standby.end();
      await follow(standby, primary);
    },
    remove: async () => {
      for (const server of both) await server.remove();
    },
  };
}
