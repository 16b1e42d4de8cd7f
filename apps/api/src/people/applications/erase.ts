import { discardBlobs } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import { forgetHistory } from '../../ground/history/audited';
import { dropPieces } from './reelPieces';

/** Removes applications with their reels. The files are deleted after the transaction. */
export async function eraseApplications(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const reels = await db.deleteFrom('reels').where('application_id', 'in', ids).returning('key').execute();
  await discardBlobs(
    db,
    reels.map(({ key }) => key),
    now,
  );
  await dropPieces(db, ids, now);
  await forgetHistory(db, 'application', ids);
  await db.deleteFrom('applications').where('id', 'in', ids).execute();
}
