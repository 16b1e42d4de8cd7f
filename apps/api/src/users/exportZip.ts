import { makeZip } from 'client-zip';
import type { Context } from 'hono';
import type { Blobs } from '../blobs/blobs';
import type { Database } from '../db/database';
import { exportPage } from './exportPage';
import { type OwnFile, ownFiles, readOwnData } from './ownData';

/**
 * Everything kept about a person as a ZIP (Ley 21.719, the right to have one's data): the files, the data, and a page to
 * read. Streamed: a file is opened when its turn comes, and what is not fetched is not read.
 */
export async function sendExport(
  c: Context,
  { db, blobs }: { db: Database; blobs: Pick<Blobs, 'read'> },
  userId: string,
  now: Date,
) {
  const data = await readOwnData(db, userId, now);
  const files = await ownFiles(db, userId);
  c.header('Content-Disposition', 'attachment; filename="mis-datos.zip"');
  c.header('Content-Type', 'application/zip');
  if (c.req.method === 'HEAD') return c.body(null, 200);
  return c.body(makeZip(entries({ data, files, blobs, now })), 200);
}

interface ExportParts {
  data: Awaited<ReturnType<typeof readOwnData>>;
  files: readonly OwnFile[];
  /** The store as this person may read it. */
  blobs: Pick<Blobs, 'read'>;
  now: Date;
}

/** The page comes last: it names the files that are there, and those that could not be found. */
async function* entries({ data, files, blobs, now }: ExportParts) {
  yield { name: 'mis-datos.json', input: JSON.stringify(data, null, 2), lastModified: now };
  const packed: string[] = [];
  const missing: string[] = [];
  for (const { name, key, updatedAt } of files) {
    const input = await blobs.read(key);
    (input ? packed : missing).push(name);
    if (input) yield { name, input, lastModified: updatedAt };
  }
  yield { name: 'mis-datos.html', input: exportPage(data, { packed, missing }), lastModified: now };
}
