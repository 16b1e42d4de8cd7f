import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Blobs } from '../ground/blobs/blobs';
import type { Database } from '../ground/db/database';
import { ASSETS } from '../ground/packaged/assets';
import { createDemoAccounts } from './demoAccounts';
import { createDemoApplications } from './demoApplications';
import { createDemoPrivacy } from './demoPrivacy';
import { createDemoStudio } from './demoStudio';
import { createDemoStudioData } from './demoStudioData';
import { createDemoVoices } from './demoVoices';

/** The page of the demo's scanned document. */
const DEMO_SCAN = fileURLToPath(new URL('demo-scan.jpg', ASSETS));

/** The videos of the demo's applications. */
const DEMO_REELS = [1, 2, 3].map((n) => fileURLToPath(new URL(`demo-reel-${n}.mp4`, ASSETS)));

interface Making {
  db: Database;
  blobs: Blobs;
  brand: string;
  now: () => Date;
}

/** Makes the accounts and papers of the demo, where they are not there yet. */
export async function createDemo(making: Making): Promise<void> {
  const { db, blobs, brand, now } = making;
  await createDemoAccounts(db, now());
  await createDemoStudio(db, now());
  await createDemoStudioData(db, brand, now());
  await createDemoPrivacy(db, now());
  await createDemoVoices(db, now());
  // This also loads a PDF writer, which a server without the demo does not need at its start.
  const { createDemoDocuments } = await import('./demoDocuments');
  await createDemoDocuments(db, blobs, { now: now(), scan: await readFile(DEMO_SCAN) });
  const { createDemoOrders } = await import('./demoOrders');
  // The sweeper does not exist yet; it sweeps when it starts.
  await createDemoOrders(db, { blobs, brand, wakeSweeper: () => undefined }, now());
  const { createDemoStudioOrders } = await import('./demoStudioOrders');
  await createDemoStudioOrders(making);
  const { createDemoBoletas } = await import('./demoBoletas');
  await createDemoBoletas(making);
  const { createDemoSiiSheet } = await import('./demoSiiSheet');
  await createDemoSiiSheet(db, now());
  const { createDemoSharedDocuments } = await import('./demoSharedDocuments');
  await createDemoSharedDocuments(db, blobs, now());
  const reels = await Promise.all(DEMO_REELS.map((reel) => readFile(reel)));
  await createDemoApplications(db, blobs, { now: now(), reels });
}
