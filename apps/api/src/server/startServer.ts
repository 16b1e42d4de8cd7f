import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { createDemo } from '../demo/createDemo';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demoAccounts';
import { oneAtATime } from '../demo/oneAtATime';
import { createSweeper } from '../ground/blobs/sweeper';
import { serveConsole } from '../ground/console/serveConsole';
import { logError } from '../ground/failures/log';
import { createLimiter, NO_LIMITS } from '../ground/limits/limiter';
import { contactOf } from '../ground/mail/contact';
import { deliverBySmtp, deliverToFolder } from '../ground/mail/delivery';
import { createMailWorker } from '../ground/mail/worker';
import { lastPurge } from '../ground/metrics/metrics';
import { ASSETS } from '../ground/packaged/assets';
import { after, HOUR, SECOND } from '../ground/time/time';
import { createApp } from './app';
import { listen } from './listen';
import { serveMetrics } from './metricsServer';
import { consoleOf, type OpenStudio, openStudio } from './openStudio';
import { checkPortal } from './portal/checkPortal';
import { purge } from './purge';
import { LETTERS } from './registry';
import { securityHeaders } from './securityHeaders';
import { type Settings, SettingsError } from './settings/settings';
import { startTracing } from './startTracing';

/** A running server. */
export interface RunningServer {
  /** Lines for the person who started it. */
  greeting: string[];
  /** Finishes the running requests and mails, closes the database, and releases the data folder. */
  stop: () => Promise<void>;
}

/** The built portal beside this package. */
export const PORTAL = fileURLToPath(new URL('../../portal/dist', ASSETS));

const now = () => new Date();

/**
 * Starts the whole server by its settings.
 * @throws SettingsError, FolderLocked, ListenError, or an error of the database
 */
export async function startServer(settings: Settings): Promise<RunningServer> {
  if (settings.PUBLIC_URL === undefined && !settings.DEMO) {
    throw new SettingsError(
      'PUBLIC_URL: falta; es la dirección de los enlaces en los correos (sin ella solo con DEMO=1)',
    );
  }
  if (settings.PORTAL_DIR !== undefined) checkPortal(settings.PORTAL_DIR);
  const studio = await openStudio(settings);
  try {
    return await start(settings, studio);
  } catch (error) {
    await studio.close();
    throw error;
  }
}

/** A host name that a browser on this machine can open. The addresses that mean "every address" become localhost. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

async function start(settings: Settings, { db, blobs, close }: OpenStudio): Promise<RunningServer> {
  const { DATABASE_URL, DATA_DIR, HOST, DEMO } = settings;
  if (DEMO) {
    const create = () => createDemo({ db, blobs, brand: settings.BRAND, now });
    await (DATABASE_URL === undefined ? create() : oneAtATime(db, create));
  }
  const sweeper = createSweeper({ db, blobs, now });
  const tidyUp = async () => {
    // The embedded database never does so by itself: its log would grow until the server stops.
    if (DATABASE_URL === undefined) await sql`checkpoint`.execute(db);
    await purge(db, now());
    lastPurge.setToCurrentTime();
    // Do not wait: the server starts even when the store does not answer.
    sweeper.wake();
    blobs.tidy(after(now(), -HOUR)).catch((error) => logError('tidy', error));
  };
  await tidyUp();

  let isStopping = false;
  let publicUrl = settings.PUBLIC_URL ?? '';
  const outbox = join(DATA_DIR, 'outbox');
  const worker = createMailWorker({
    db,
    now,
    letters: LETTERS,
    deliver: settings.SMTP_URL === undefined ? deliverToFolder(outbox) : deliverBySmtp(settings.SMTP_URL),
    identity: {
      brand: settings.BRAND,
      from: settings.MAIL_FROM,
      publicUrl: () => publicUrl,
      contact: contactOf(settings),
    },
  });
  const app = createApp({
    settings,
    services: {
      db,
      now,
      limiter:
        settings.RATE_LIMITS === 'on' ? createLimiter({ db, now, proxies: settings.TRUST_PROXY }) : NO_LIMITS,
      blobs,
      wakeSweeper: sweeper.wake,
      reelMaxBytes: settings.REEL_MAX_BYTES,
      apiUrl: settings.API_URL,
      wakeMail: worker.wake,
      brand: settings.BRAND,
      firstAdmin: settings.ADMIN_EMAIL,
    },
    portalFolder: settings.PORTAL_DIR ?? PORTAL,
    shownOutbox: DEMO ? outbox : null,
    isStopping: () => isStopping,
  });

  const tracing = await startTracing(settings);
  const listening = await listen(app, HOST, settings.PORT, {
    headers: securityHeaders(settings),
    proxies: settings.TRUST_PROXY,
  });
  const address = `http://${reachable(HOST)}:${listening.port}`;
  publicUrl ||= address;
  await worker.start({ takeOver: DATABASE_URL === undefined });
  const metrics =
    settings.METRICS_PORT === undefined
      ? undefined
      : await serveMetrics({ db, now, host: settings.METRICS_HOST, port: settings.METRICS_PORT });
  const console =
    DATABASE_URL === undefined ? await serveConsole({ db, path: consoleOf(settings) }) : undefined;
  const purging = setInterval(() => tidyUp().catch((error) => logError('purge', error)), HOUR);

  return {
    greeting: [
      `Doblaje escuchando en ${address}`,
      ...(metrics ? [`Métricas en http://${reachable(settings.METRICS_HOST)}:${metrics.port}/metrics`] : []),
      ...(DEMO
        ? DEMO_ACCOUNTS.map(({ email }) => `Cuenta de demostración: ${email} / ${DEMO_PASSWORD}`)
        : []),
    ],
    stop: async () => {
      isStopping = true;
      clearInterval(purging);
      // A balancer that asks whether this server is ready learns of it, while what it still sends is answered.
      await setTimeout(settings.STOP_DELAY * SECOND);
      // Stop all at once: while the last requests finish, the worker must not begin another mail.
      await Promise.all([listening.close(), worker.stop(), sweeper.stop()]);
      await console?.close();
      // To the end it tells what is still under way.
      await Promise.all([metrics?.close(), tracing?.stop()]);
      await close();
    },
  };
}
