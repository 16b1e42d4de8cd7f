import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../ground/db/database';
import { logError } from '../ground/failures/log';
import { type WaitingMails, waitingMails } from '../ground/mail/outbox';
import { countUndelivered } from '../ground/mail/undelivered';
import { registry } from '../ground/metrics/metrics';
import { SECOND } from '../ground/time/time';
import { ListenError } from './listen';

interface MetricsOptions {
  db: Database;
  now: () => Date;
  host: string;
  /** 0 takes a free one. */
  port: number;
}

/** A server of metrics that listens. */
interface MetricsServer {
  port: number;
  close: () => Promise<void>;
}

/** How long the outbox may take to be counted, in milliseconds: Prometheus gives up after ten seconds. */
const WITHIN = 2 * SECOND;

/**
 * Serves GET /metrics for Prometheus on an address of its own, which nobody outside must reach.
 * @throws ListenError
 */
export async function serveMetrics({ db, now, host, port }: MetricsOptions): Promise<MetricsServer> {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  watchOutbox(own, db, now);
  const all = Registry.merge([registry, own]);
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await all.metrics();
      response.writeHead(200, { 'Content-Type': all.contentType }).end(text);
    } catch (error) {
      logError('metrics', error);
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new ListenError(`METRICS_PORT: no se puede escuchar en ${host}:${port} (${error.code}).`));
    });
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** What waits in the outbox, of all processes together. */
interface Outbox extends WaitingMails {
  undelivered: number;
}

/** Counts the outbox. While the database does not answer in time its numbers are NaN, and all else is there. */
function watchOutbox(register: Registry, db: Database, now: () => Date): void {
  let underWay: Promise<Outbox> | undefined;
  const count = async (): Promise<Outbox> => ({
    ...(await waitingMails(db, now())),
    undelivered: await countUndelivered(db),
  });
  /** Asks once for all numbers, and not again while an answer hangs. */
  const ask = async () => {
    underWay ??= count().finally(() => {
      underWay = undefined;
    });
    const tooLate = setTimeout(WITHIN, undefined, { ref: false });
    return Promise.race([underWay.catch(() => undefined), tooLate]);
  };
  const age = ({ oldest }: Outbox) => (oldest ? (now().getTime() - oldest.getTime()) / SECOND : 0);
  const numbers: readonly [name: string, help: string, of: (outbox: Outbox) => number][] = [
    ['doblaje_outbox_waiting_mails', 'Mails neither delivered nor given up', ({ count }) => count],
    [
      'doblaje_outbox_oldest_seconds',
      'Age of the oldest mail neither delivered nor given up; 0 without any',
      age,
    ],
    ['doblaje_outbox_late_mails', 'Mails that are due and that nobody takes', ({ late }) => late],
    ['doblaje_outbox_failing_mails', 'Waiting mails whose last attempt failed', ({ failing }) => failing],
    [
      'doblaje_outbox_undelivered_mails',
      "Mails given up: 'doblaje mail:retry' queues them again",
      ({ undelivered }) => undelivered,
    ],
  ];
  for (const [name, help, of] of numbers) {
    new Gauge({
      ...{ registers: [register], name, help },
      async collect() {
        const found = await ask();
        this.set(found ? of(found) : Number.NaN);
      },
    });
  }
}
