import { readFile } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDemoAccounts, DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demoAccounts';
import { createDemoApplications } from '../demo/demoApplications';
import { createDemoStudio } from '../demo/demoStudio';
import { createDemoStudioData } from '../demo/demoStudioData';
import { oneAtATime } from '../demo/oneAtATime';
import type { Blobs } from '../ground/blobs/blobs';
import { createSweeper } from '../ground/blobs/sweeper';
import { type Database, openDatabase } from '../ground/db/database';
import type { Release } from '../ground/db/lock';
import { logError } from '../ground/failures/log';
import { createLimiter, NO_LIMITS } from '../ground/limits/limiter';
import { contactOf } from '../ground/mail/contact';
import { deliverBySmtp, deliverToFolder } from '../ground/mail/delivery';
import { createMailWorker } from '../ground/mail/worker';
import { ASSETS } from '../ground/packaged/assets';
import { after, HOUR } from '../ground/time/time';
import { createApp } from './app';
import { closeFiles, lockDataFolder, openDataFolder } from './dataFolder';
import { listen } from './listen';
import { openBlobs } from './openBlobs';
import { checkPortal } from './portal/checkPortal';
import { purge } from './purge';
import { LETTERS } from './registry';
import { securityHeaders } from './securityHeaders';
import { type Settings, SettingsError } from './settings/settings';

/** A running server. */
export interface RunningServer {
  /** Lines for the person who started it. */
  greeting: string[];
  /** Finishes the running requests and mails, closes the database, and releases the data folder. */
  stop: () => Promise<void>;
}

/** The built portal beside this package. */
const PORTAL = fileURLToPath(new URL('../../portal/dist', ASSETS));

/** The page of the demo's scanned document. */
const DEMO_SCAN = fileURLToPath(new URL('demo-scan.jpg', ASSETS));

/** The videos of the demo's applications. */
const DEMO_REELS = [1, 2, 3].map((n) => fileURLToPath(new URL(`demo-reel-${n}.mp4`, ASSETS)));

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
  openDataFolder(settings.DATA_DIR);
  const isEmbedded = settings.DATABASE_URL === undefined;
  const release: Release = isEmbedded ? lockDataFolder(settings.DATA_DIR) : () => {};
  try {
    const db = await openDatabase(
      settings.DATABASE_URL === undefined
        ? { kind: 'folder', folder: join(settings.DATA_DIR, 'db') }
        : { kind: 'postgres', url: settings.DATABASE_URL },
    );
    try {
      if (isEmbedded) closeFiles(join(settings.DATA_DIR, 'db'));
      return await start(settings, db, release);
    } catch (error) {
      await db.destroy();
      throw error;
    }
  } catch (error) {
    release();
    throw error;
  }
}

/** A host name that a browser on this machine can open. The addresses that mean "every address" become localhost. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

async function createDemo(db: Database, blobs: Blobs, brand: string): Promise<void> {
  await createDemoAccounts(db, now());
  await createDemoStudio(db, now());
  await createDemoStudioData(db, brand, now());
  // This also loads a PDF writer, which a server without the demo does not need at its start.
  const { createDemoDocuments } = await import('../demo/demoDocuments');
  await createDemoDocuments(db, blobs, { now: now(), scan: await readFile(DEMO_SCAN) });
  const { createDemoOrders } = await import('../demo/demoOrders');
  // The sweeper does not exist yet; it sweeps when it starts.
  await createDemoOrders(db, { blobs, brand, wakeSweeper: () => undefined }, now());
  const { createDemoStudioOrders } = await import('../demo/demoStudioOrders');
  await createDemoStudioOrders({ db, blobs, brand, now });
  const { createDemoBoletas } = await import('../demo/demoBoletas');
  await createDemoBoletas({ db, blobs, brand, now });
  const { createDemoSiiSheet } = await import('../demo/demoSiiSheet');
  await createDemoSiiSheet(db, now());
  const { createDemoSharedDocuments } = await import('../demo/demoSharedDocuments');
  await createDemoSharedDocuments(db, blobs, now());
  const reels = await Promise.all(DEMO_REELS.map((reel) => readFile(reel)));
  await createDemoApplications(db, blobs, { now: now(), reels });
}

async function start(settings: Settings, db: Database, release: Release): Promise<RunningServer> {
  const { DATABASE_URL, DATA_DIR, HOST, DEMO } = settings;
  const blobs = await openBlobs(settings);
  if (DEMO) {
    const create = () => createDemo(db, blobs, settings.BRAND);
    await (DATABASE_URL === undefined ? create() : oneAtATime(db, create));
  }
  const sweeper = createSweeper({ db, blobs, now });
  const tidyUp = async () => {
    await purge(db, now());
    // Do not wait: the server starts even when the store does not answer.
    sweeper.wake();
    blobs.tidy(after(now(), -HOUR)).catch((error) => logError('tidy', error));
  };
  await tidyUp();

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
  });

  const listening = await listen(app, HOST, settings.PORT, { headers: securityHeaders(settings) });
  const address = `http://${reachable(HOST)}:${listening.port}`;
  publicUrl ||= address;
  await worker.start({ takeOver: DATABASE_URL === undefined });
  const purging = setInterval(() => tidyUp().catch((error) => logError('purge', error)), HOUR);

  return {
    greeting: [
      `Doblaje escuchando en ${address}`,
      ...(DEMO
        ? DEMO_ACCOUNTS.map(({ email }) => `Cuenta de demostración: ${email} / ${DEMO_PASSWORD}`)
        : []),
    ],
    stop: async () => {
      clearInterval(purging);
      // Stop all at once: while the last requests finish, the worker must not begin another mail.
      await Promise.all([listening.close(), worker.stop(), sweeper.stop()]);
      await db.destroy();
      release();
    },
  };
}
