import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import {
  Client,
  type ClientBase,
  type ClientConfig,
  Pool,
  type PoolClient,
  type PoolConfig,
  DatabaseError as PostgresError,
  type QueryResultRow,
} from 'pg';
import { logError } from '../failures/log';
import { Outage } from '../failures/outage';
import { watchPool } from '../metrics/metrics';
import { createTurns, type GiveBack } from '../turns/turns';
import { currentCaller } from './caller';
import { isNotNow } from './notNow';
import { PLANNING } from './planning';
import { POOLING, type Pooling, shareOf } from './pooling';
import { addressesOf, type Primary, primaryOf } from './primary';

/** The answer to the beginning of a transaction. */
const NOTHING: PostgresQueryResult<never> = { command: 'UPDATE', rowCount: 0, rows: [] };

/** Errors in our own code and not in the connection. */
const OWN_FAULTS = [TypeError, RangeError];

/** SQLSTATE read_only_sql_transaction: the server has become a standby, or is about to be replaced. */
const READ_ONLY = '25006';

/** SQLSTATE classes and codes of a server that is going, or has gone. */
const GONE = /^(08|57P)/;

const BEGINS = /^(?:begin|start transaction)\b/;

/**
 * Connections to a PostgreSQL server, shared fairly between callers. If a connection ends, even during use, its
 * statement fails and it is replaced. An error that only prevents a statement now is an {@link Outage}.
 *
 * @param url one server, or several of which one takes writes (primary.ts)
 */
export function postgresPool(url: string, changed: Partial<Pooling> = {}): PostgresPool {
  const pooling = { ...POOLING, ...changed };
  const [first = url, ...others] = addressesOf(url) ?? [];
  const primary = primaryOf([first, ...others], pooling.connect);
  class ToPrimary extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: primary.address() });
    }
  }
  const pool = new Pool({
    Client: ToPrimary,
    max: pooling.connections,
    connectionTimeoutMillis: pooling.connect,
    query_timeout: pooling.answer,
    keepAlive: true,
    // A pooler in transaction mode refuses these: a connection to it is not one to a server.
    ...(!pooling.isPooled && startOf(pooling)),
  });
  const turns = createTurns({ most: shareOf(pooling), patience: pooling.connect });
  const eras = new WeakMap<ClientBase, number>();
  pool.on('connect', (client) => {
    eras.set(client, primary.era());
    // The pool only listens to idle connections. The error of a connection in use would end the process without this listener.
    client.on('error', () => {});
  });
  pool.on('error', (error) => {
    primary.doubt();
    logError('database', new Outage('database', error));
  });
  const unwatch = watchPool(() => ({
    ...{ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
  }));

  async function connect(): Promise<PoolClient> {
    try {
      await primary.find();
      for (;;) {
        const client = await pool.connect();
        if (eras.get(client) === primary.era()) return client;
        client.release(true);
      }
    } catch (error) {
      primary.doubt();
      return fail(error);
    }
  }

  return {
    options: pool.options,
    connect: async () => {
      const giveBack = await turns.take(currentCaller()).catch(fail);
      try {
        return watched(await connect(), {
          giveBack,
          primary,
          begin: pooling.isPooled ? beginOf(pooling) : '',
        });
      } catch (error) {
        giveBack();
        throw error;
      }
    },
    end: () => {
      unwatch();
      return pool.end();
    },
  };
}

/** What a connection says when it is made: it holds for all that is done on it. */
const startOf = ({ lock, statement, idleInTransaction }: Pooling): PoolConfig => ({
  lock_timeout: lock,
  statement_timeout: statement,
  idle_in_transaction_session_timeout: idleInTransaction,
  options: Object.entries(PLANNING)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
});

/** What each transaction begins with behind a pooler, in the same message as its beginning. It ends with it. */
const beginOf = ({ lock, statement, idleInTransaction }: Pooling): string =>
  Object.entries({
    ...{ lock_timeout: lock, statement_timeout: statement },
    ...{ idle_in_transaction_session_timeout: idleInTransaction, ...PLANNING },
  })
    .map(([name, value]) => `; set local ${name} = ${value}`)
    .join('');

function fail(error: unknown): never {
  throw new Outage('database', error);
}

interface Use {
  giveBack: GiveBack;
  primary: Primary;
  /** What follows the beginning of a transaction. */
  begin: string;
}

/** Wraps a connection: it separates outages from errors, and is not reused after an outage. */
function watched(client: PoolClient, { giveBack, primary, begin }: Use): PostgresPoolClient {
  let isBroken = false;
  const query = async <Row extends QueryResultRow>(text: string, values: unknown[]) => {
    try {
      if (begin && BEGINS.test(text)) {
        await client.query(text + begin);
        return NOTHING as PostgresQueryResult<Row>;
      }
      return (await client.query<Row>(text, values)) as PostgresQueryResult<Row>;
    } catch (error) {
      if (error instanceof PostgresError) {
        if (!isNotNow(error.code)) throw error;
        isBroken ||= error.code === READ_ONLY;
        if (error.code === READ_ONLY) primary.hasChanged();
        else if (GONE.test(error.code ?? '')) primary.doubt();
        return fail(error);
      }
      if (OWN_FAULTS.some((type) => error instanceof type)) throw error;
      // Also after a missing answer, because that answer would come to the next statement.
      isBroken = true;
      primary.doubt();
      return fail(error);
    }
  };
  return {
    // Kysely has another overload, for cursors. It only uses it with the cursor library.
    query: query as PostgresPoolClient['query'],
    release: (destroy = false) => {
      giveBack();
      client.release(isBroken || destroy);
    },
  };
}
