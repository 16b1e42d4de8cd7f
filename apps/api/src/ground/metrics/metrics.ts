import { Counter, Gauge, Histogram, Registry } from 'prom-client';

// What this process counts, for Prometheus. No label holds what people type or who they are: ids, addresses, names of files.

/** All metrics of this process. */
export const registry = new Registry();

const registers = [registry];

const answers = new Counter({
  ...{ registers, name: 'doblaje_http_requests_total', labelNames: ['method', 'route', 'status'] as const },
  help: 'Answers by the pattern of their route; status 0: the client left before',
});

const answerTimes = new Histogram({
  ...{ registers, name: 'doblaje_http_request_duration_seconds', labelNames: ['method', 'route'] as const },
  help: 'Time from a request to the last byte of its answer',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

/** One answer of the server, `route` as a pattern. */
export function countAnswer(
  { method, route, status }: { method: string; route: string; status: number },
  seconds: number,
): void {
  answers.inc({ method, route, status });
  answerTimes.observe({ method, route }, seconds);
}

/** Requests that have come and are not answered yet. */
export const requestsUnderWay = new Gauge({
  ...{ registers, name: 'doblaje_http_requests_in_progress' },
  help: 'Requests that are not answered yet',
});

/** How long statements took, with their wait for a lock. */
export const queryTimes = new Histogram({
  ...{ registers, name: 'doblaje_database_query_duration_seconds' },
  help: 'Time of a statement of the database, with its wait for locks',
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
});

/** Statements that took longer than SLOW_QUERY_MS. */
export const slowQueries = new Counter({
  ...{ registers, name: 'doblaje_database_slow_queries_total' },
  help: 'Statements that took longer than SLOW_QUERY_MS; each is a line of the log',
});

/** What the database could not do now. */
export const databaseOutages = new Counter({
  ...{ registers, name: 'doblaje_database_outages_total' },
  help: 'Statements and connections that failed because the database was away, full or too slow',
});

/** How long operations of the file store took. */
export const storeTimes = new Histogram({
  ...{ registers, name: 'doblaje_store_operation_duration_seconds', labelNames: ['operation'] as const },
  help: 'Time of an operation of the file store; a read until its first byte, a write as long as its sender needs',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

/** An operation that the file store could not do. */
export const storeErrors = new Counter({
  ...{ registers, name: 'doblaje_store_errors_total', labelNames: ['operation'] as const },
  help: 'Operations that the file store could not do',
});

/** An attempt beyond its limit. */
export const limitsHit = new Counter({
  ...{ registers, name: 'doblaje_limits_hit_total', labelNames: ['action'] as const },
  help: 'Attempts refused because there were too many',
});

/** Mails that the mail server took. */
export const mailsDelivered = new Counter({
  ...{ registers, name: 'doblaje_mails_delivered_total' },
  help: 'Mails that the mail server took',
});

/** Attempts to deliver a mail. */
export const mailFailures = new Counter({
  ...{ registers, name: 'doblaje_mail_failures_total', labelNames: ['outcome'] as const },
  help: "Attempts to deliver a mail that failed; 'again': another one follows, 'given_up': none does",
});

/** Batches of spans that the receiver of traces did not take. */
export const tracesFailed = new Counter({
  ...{ registers, name: 'doblaje_trace_export_failures_total' },
  help: 'Batches of spans that the receiver of traces did not take',
});

/** When data that nobody can use any more was last removed. */
export const lastPurge = new Gauge({
  ...{ registers, name: 'doblaje_purge_last_success_timestamp_seconds' },
  help: 'When the last purge ended well',
});

/** How many connections a pool has. */
export interface PoolCounts {
  total: number;
  idle: number;
  /** Requests for a connection that wait for one. */
  waiting: number;
}

const pools = new Set<() => PoolCounts>();

/** Tells a pool of the database from now on. @returns a function that ends it */
export function watchPool(counts: () => PoolCounts): () => void {
  pools.add(counts);
  return () => pools.delete(counts);
}

// The embedded database has no pool: it has no lines then.
new Gauge({
  ...{ registers, name: 'doblaje_database_connections', labelNames: ['state'] as const },
  help: 'Connections to PostgreSQL in use and idle, and requests that wait for one',
  collect() {
    this.reset();
    for (const counts of pools) {
      const { total, idle, waiting } = counts();
      this.inc({ state: 'in_use' }, total - idle);
      this.inc({ state: 'idle' }, idle);
      this.inc({ state: 'waiting' }, waiting);
    }
  },
});
