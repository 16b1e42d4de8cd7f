import { discardBlobs } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import { inTransaction } from '../../ground/db/inTransaction';
import { forgetHistory } from '../../ground/history/audited';
import { after, DAY } from '../../ground/time/time';
import type { ErasedPart } from '../erasure/erasure';
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

/** A person's applications. */
export const eraseOwnApplications: ErasedPart = async (transaction, userId, now) => {
  const applications = await transaction
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
  await eraseApplications(
    transaction,
    applications.map(({ id }) => id),
    now,
  );
  return undefined;
};

/** A draft untouched for this long counts as abandoned. */
const DRAFT_LIFE = 7 * DAY;

/** How long refused applications are kept, from the day of the refusal. A later note does not extend it (product: personal data). */
const REFUSED_KEPT = 365 * DAY;

/** Removes abandoned drafts and applications refused long ago. */
export async function purgeApplications(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const over = await transaction
      .selectFrom('applications')
      .select('id')
      .where((row) =>
        row.or([
          row.and([row('state', '=', 'draft'), row('updated_at', '<=', after(now, -DRAFT_LIFE))]),
          row.and([row('state', '=', 'rejected'), row('decided_at', '<=', after(now, -REFUSED_KEPT))]),
        ]),
      )
      .forUpdate()
      .execute();
    await eraseApplications(
      transaction,
      over.map(({ id }) => id),
      now,
    );
  });
}
