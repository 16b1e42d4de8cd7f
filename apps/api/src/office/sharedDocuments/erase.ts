import { discardBlobs } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import { forgetHistory } from '../../ground/history/audited';
import type { ErasedPart } from '../../people/erasure/erasure';

/**
 * Locks the contracts and scripts filed for a person who is about to be erased. Call it
 * before locking their documents, because withdrawing one locks in the same order.
 * @returns their ids
 */
async function holdSharedOf(db: Database, userId: string): Promise<number[]> {
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

/** Removes those of the given documents that have no recipient left, with file and history: a contract's title names its person. */
async function forgetNobodys(db: Database, ids: readonly number[], now: Date): Promise<void> {
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

/** A person's contracts and scripts, where nobody else has them. */
export const eraseShared: ErasedPart = async (transaction, userId, now) => {
  const shared = await holdSharedOf(transaction, userId);
  return () => forgetNobodys(transaction, shared, now);
};
