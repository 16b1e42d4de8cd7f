import { discardBlobs } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import { inTransaction } from '../../ground/db/inTransaction';
import type { ApplicationsTable } from '../../ground/db/tables/applications';
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
export const DRAFT_LIFE = 7 * DAY;

/** How long refused applications are kept, from the day of the refusal. A later note does not extend it (product: personal data). */
export const REFUSED_KEPT = 365 * DAY;

/** Removes the applications of a state whose moment is long ago. */
const purgeThose =
  (state: ApplicationsTable['state'], since: 'updated_at' | 'decided_at', life: number) =>
  (db: Database, now: Date): Promise<number> =>
    inTransaction(db, async (transaction) => {
      const over = await transaction
        .selectFrom('applications')
        .select('id')
        .where('state', '=', state)
        .where(since, '<=', after(now, -life))
        .forUpdate()
        .execute();
      await eraseApplications(
        transaction,
        over.map(({ id }) => id),
        now,
      );
      return over.length;
    });

/** Removes abandoned drafts. */
export const purgeDrafts = purgeThose('draft', 'updated_at', DRAFT_LIFE);

/** Removes applications refused long ago. */
export const purgeRefused = purgeThose('rejected', 'decided_at', REFUSED_KEPT);
