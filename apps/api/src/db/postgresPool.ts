import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, DatabaseError as PostgresError } from 'pg';
import { createTurns, type GiveBack } from '../limits/turns';
import { logError } from '../log';
import { Outage } from '../outage';
import { SECOND } from '../time';
import { currentCaller } from './caller';
import { isNotNow } from './notNow';
import { PLANNING } from './planning';

const CONNECTIONS = 10;

/** Most connections that one caller has at once: whoever waits for a locked row leaves the others theirs. */
const SHARE = 3;

/** The longest that anything may take, in milliseconds. */
const TIMEOUTS = {
  /** For a connection: to be made, or to be free. */
  connect: 5 * SECOND,
  /** For a row that somebody else has locked. */
  lock: 3 * SECOND,
  /** For a statement. */
  statement: 15 * SECOND,
  /** For a transaction between two statements. */
  idleInTransaction: 15 * SECOND,
  /** For an answer; longer than for the statement, of which the server tells itself while it lives. */
  answer: 20 * SECOND,
};

/** Errors of ours rather than of the connection's. */
const OWN_FAULTS = [TypeError, RangeError];

/**
 * Connections to a PostgreSQL server, shared fairly between callers. One that ends, also while it is in use, fails its
 * statement and is replaced; what keeps a statement from being done now is an {@link Outage}.
 *
 * @param timeouts @default as long as somebody waits for a page; tests have less time
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
  // The pool listens to a connection only while nobody uses it: one that ended in use would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => logError('database', new Outage('database', error)));
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
    end: () => pool.end(),
  };
}

function fail(error: unknown): never {
  throw new Outage('database', error);
}

/** A connection that tells outages from errors, and is not used again after one. */
function watched(client: PoolClient, giveBack: GiveBack): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, values: unknown[]) => {
    try {
      return await client.query(text, values);
    } catch (error) {
      if (error instanceof PostgresError) throw isNotNow(error.code) ? new Outage('database', error) : error;
      if (OWN_FAULTS.some((type) => error instanceof type)) throw error;
      // Also one that did not answer in time: its answer would come to the next statement.
      isBroken = true;
      return fail(error);
    }
  };
  return {
    // Kysely has another overload, for cursors, which it uses only when it is given their library.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => {
      giveBack();
      client.release(isBroken || destroy);
    },
  };
}
