import { discardBlobs } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import { forgetHistory } from '../../ground/history/audited';
import { after, DAY } from '../../ground/time/time';

/** How long a deleted item can be restored. */
export const RESTORABLE = 30 * DAY;

/** Removes items deleted long ago for good, with their history. */
export async function purgeDeleted(db: Database, now: Date): Promise<void> {
  const before = after(now, -RESTORABLE);
  await db.transaction().execute(async (transaction) => {
    const chapters = await transaction
      .deleteFrom('chapters')
      .where((row) =>
        row.or([
          row('deleted_at', '<=', before),
          row('project_id', 'in', row.selectFrom('projects').select('id').where('deleted_at', '<=', before)),
        ]),
      )
      .returning('id')
      .execute();
    await forgetHistory(
      transaction,
      'chapter',
      chapters.map(({ id }) => String(id)),
    );
    await transaction.deleteFrom('characters').where('deleted_at', '<=', before).execute();
    const drafts = await transaction
      .deleteFrom('work_orders')
      .where('deleted_at', '<=', before)
      .returning('id')
      .execute();
    await forgetHistory(
      transaction,
      'work-order',
      drafts.map(({ id }) => String(id)),
    );
    const shared = await transaction
      .deleteFrom('shared_documents')
      .where('deleted_at', '<=', before)
      .returning(['id', 'key'])
      .execute();
    await discardBlobs(
      transaction,
      shared.map(({ key }) => key),
      now,
    );
    await forgetHistory(
      transaction,
      'shared-document',
      shared.map(({ id }) => String(id)),
    );
    const projects = await transaction
      .deleteFrom('projects')
      .where('deleted_at', '<=', before)
      .returning('id')
      .execute();
    await forgetHistory(
      transaction,
      'project',
      projects.map(({ id }) => String(id)),
    );
  });
}
