import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolClient, DatabaseError as PostgresError, type QueryResultRow } from 'pg';
import { logError } from '../failures/log';
import { Outage } from '../failures/outage';
import { watchPool } from '../metrics/metrics';
import { MINUTE, SECOND } from '../time/time';
import { createTurns, type GiveBack } from '../turns/turns';
import { currentCaller } from './caller';
import { isNotNow } from './notNow';
import { PLANNING } from './planning';

const CONNECTIONS = 10;

/** Most connections that one caller may use at once. A caller that waits for locked rows then leaves some for the others. */
const SHARE = 3;

/** Time limits in milliseconds. */
const TIMEOUTS = {
  /** For making a connection, or waiting for a free one. */
  connect: 5 * SECOND,
  /** For a row that another transaction has locked. */
  lock: 3 * SECOND,
  /** For one statement. */
  statement: 15 * SECOND,
  /** For a transaction between two statements. */
  idleInTransaction: 15 * SECOND,
  /** For an answer. It is longer than the limit for a statement, which the server enforces itself while it is alive. */
  answer: 20 * SECOND,
};

/** Time limits of commands. A row that is locked for longer belongs to a transaction that has died. */
export const PATIENT: typeof TIMEOUTS = {
  ...{ connect: 10 * SECOND, lock: MINUTE, statement: 0, idleInTransaction: 0, answer: 0 },
};

/** Errors in our own code and not in the connection. */
const OWN_FAULTS = [TypeError, RangeError];

/**
 * Connections to a PostgreSQL server, shared fairly between callers. If a connection ends, even during use, its
 * statement fails and it is replaced. An error that only prevents a statement now is an {@link Outage}.
 *
 * @param timeouts
 * @default as long as somebody waits for a page; tests have less time
 */
export function postgresPool(connectionString: string, timeouts: typeof TIMEOUTS = TIMEOUTS): PostgresPool {
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: timeouts.connect,
    lock_timeout: timeouts.lock,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    query_timeout: timeouts.answer,
    options: Object.entries(PLANNING)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    keepAlive: true,
  });
  const turns = createTurns({ most: SHARE, patience: timeouts.connect });
  // The pool only listens to idle connections. The error of a connection in use would end the process without this listener.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => logError('database', new Outage('database', error)));
  const unwatch = watchPool(() => ({
    ...{ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
  }));
  return {
    options: pool.options,
    connect: async () => {
      const giveBack = await turns.take(currentCaller()).catch(fail);
      const client = await pool.connect().catch((error: unknown) => {
        giveBack();
        return fail(error);
      });
      return watched(client, giveBack);
    },
    end: () => {
      unwatch();
      return pool.end();
    },
  };
}

function fail(error: unknown): never {
  throw new Outage('database', error);
}

/** Wraps a connection: it separates outages from errors, and is not reused after an outage. */
function watched(client: PoolClient, giveBack: GiveBack): PostgresPoolClient {
  let isBroken = false;
  const query = async <Row extends QueryResultRow>(text: string, values: unknown[]) => {
    try {
      return (await client.query<Row>(text, values)) as PostgresQueryResult<Row>;
    } catch (error) {
      if (error instanceof PostgresError) throw isNotNow(error.code) ? new Outage('database', error) : error;
      if (OWN_FAULTS.some((type) => error instanceof type)) throw error;
      // Also after a missing answer, because that answer would come to the next statement.
      isBroken = true;
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
