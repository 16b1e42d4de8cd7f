import type { DeletableKind } from '../../ground/bin/bin';
import { discardBlobs } from '../../ground/blobs/discarded';
import { forgetHistory } from '../../ground/history/audited';

/** Withdrawn contracts and scripts. */
export const deletableShared: DeletableKind = {
  kind: 'shared-document',
  table: 'shared_documents',
  name: 'shared_documents.title',
  project: 'project_title',
  purge: async (transaction, until, now) => {
    const shared = await transaction
      .deleteFrom('shared_documents')
      .where('deleted_at', '<=', until)
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
    return shared.length;
  },
};
