import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { Outage } from '../failures/outage';
import { currentRequest } from '../log/currentRequest';
import { log } from '../log/logger';
import { databaseOutages, queryTimes, slowQueries } from '../metrics/metrics';
import { SECOND } from '../time/time';
import { spanned } from '../tracing/spans';
import { statementText } from './statementText';

let slowAfter = Number.POSITIVE_INFINITY;

/**
 * Logs each statement that takes this long, and counts it. Until this is called none counts as slow.
 * @param milliseconds 0: none is slow
 */
export function logSlowQueries(milliseconds: number): void {
  slowAfter = milliseconds === 0 ? Number.POSITIVE_INFINITY : milliseconds;
}

/** The same driver, whose statements are timed and whose outages are counted. Nothing of it tells a value. */
export function watchedDriver(driver: Driver): Driver {
  const known = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  // Changed in place: Kysely's drivers know their connections by identity.
  driver.acquireConnection = async (options) => {
    const connection = await acquire(options).catch(counted);
    if (!known.has(connection)) {
      known.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (query, ...rest) => timed(query, () => execute(query, ...rest));
    }
    return connection;
  };
  return driver;
}

function counted(error: unknown): never {
  if (error instanceof Outage) databaseOutages.inc();
  throw error;
}

async function timed<R>(
  { sql }: CompiledQuery,
  work: () => Promise<QueryResult<never>>,
): Promise<QueryResult<R>> {
  const started = performance.now();
  let result: QueryResult<never> | undefined;
  try {
    result = await spanned(() => callOf(sql), work);
    return result;
  } catch (error) {
    return counted(error);
  } finally {
    const ms = performance.now() - started;
    queryTimes.observe(ms / SECOND);
    if (ms >= slowAfter) tellSlow(sql, ms, result);
  }
}

const callOf = (sql: string) => ({
  // 'SELECT': the text tells the rest.
  name: (/[a-z]+/i.exec(sql)?.[0] ?? 'statement').toUpperCase(),
  told: () => ({ 'db.system.name': 'postgresql', 'db.query.text': statementText(sql) }),
  result: ({ rows }: QueryResult<unknown>) => ({ 'db.response.returned_rows': rows.length }),
});

function tellSlow(sql: string, ms: number, result: QueryResult<unknown> | undefined): void {
  slowQueries.inc();
  const told = {
    ms: Math.round(ms),
    // What failed has been logged by whoever asked.
    ...(result ? { rows: result.rows.length || Number(result.numAffectedRows ?? 0) } : { isFailed: true }),
    sql: statementText(sql),
  };
  log().warn({ ...currentRequest(), ...told }, 'slow query');
}
