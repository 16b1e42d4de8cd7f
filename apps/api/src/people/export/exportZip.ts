import { makeZip } from 'client-zip';
import type { Context } from 'hono';
import type { Blobs } from '../../ground/blobs/blobs';
import type { Database } from '../../ground/db/database';
import type { LinkedKind } from '../../ground/files/linkedKinds';
import { exportPage } from './exportPage';
import { type OwnDataParts, type OwnFile, readOwnData } from './ownData';

/**
 * All data of a person as a ZIP (Ley 21.719, the right to one's own data): the files, the data, and a page to read. The ZIP is streamed:
 * each file opens when its turn comes, so the server reads nothing that is not fetched.
 */
export async function exportOf(
  { db, blobs }: { db: Database; blobs: Pick<Blobs, 'read'> },
  userId: string,
  now: Date,
  parts: OwnDataParts,
) {
  const data = await readOwnData(db, userId, now, parts);
  const files: OwnFile[] = [];
  for (const filesOf of parts.files) files.push(...(await filesOf(db, userId)));
  return makeZip(entries({ data, files, blobs, now }));
}

/** Answers with {@link exportOf}. */
export async function sendExport(
  c: Context,
  services: { db: Database; blobs: Pick<Blobs, 'read'> },
  userId: string,
  now: Date,
  parts: OwnDataParts,
) {
  c.header('Content-Disposition', 'attachment; filename="mis-datos.zip"');
  c.header('Content-Type', 'application/zip');
  // Not made for HEAD: a ZIP that nobody reads cannot be given up without an error.
  if (c.req.method === 'HEAD') return c.body(null, 200);
  return c.body(await exportOf(services, userId, now, parts), 200);
}

interface ExportParts {
  data: Awaited<ReturnType<typeof readOwnData>>;
  files: readonly OwnFile[];
  /** The store, limited to what this person may have open. */
  blobs: Pick<Blobs, 'read'>;
  now: Date;
}

/** The page comes last, because it names the files in the ZIP and those that could not be found. */
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

/** A link to the export of the session's person. */
export const linkedExport = (parts: OwnDataParts): LinkedKind => ({
  again: 'Vuelve a descargar tus datos.',
  find:
    async (db, { userId }) =>
    (c, blobs, now) =>
      sendExport(c, { db, blobs }, userId, now(), parts),
});
