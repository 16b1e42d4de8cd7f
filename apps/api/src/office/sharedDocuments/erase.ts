import { discardBlobs } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import { forgetHistory } from '../../ground/history/audited';

/**
 * Locks the contracts and scripts filed for a person who is about to be erased. Call it
 * before locking their documents, because withdrawing one locks in the same order.
 * @returns their ids
 */
export async function holdSharedOf(db: Database, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('shared_documents')
    .select('id')
    .where('id', 'in', (row) =>
      row.selectFrom('shared_document_people').select('shared_document_id').where('user_id', '=', userId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes the given documents that nobody has any more. Their files and history go too, because a contract names its person. */
export async function forgetNobodys(db: Database, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const gone = await db
    .deleteFrom('shared_documents')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shared_document_people')
            .select('user_id')
            .whereRef('shared_document_id', '=', 'shared_documents.id')
            .where('withdrawn_at', 'is', null),
        ),
      ),
    )
    .returning(['id', 'key'])
    .execute();
  await discardBlobs(
    db,
    gone.map(({ key }) => key),
    now,
  );
  await forgetHistory(
    db,
    'shared-document',
    gone.map(({ id }) => String(id)),
  );
}
