import type { PrivacySettings } from '@doblaje/contract';
import type { PrivacySettingsValues } from '@doblaje/domain/privacy';
import type { Database } from '../../ground/db/database';
import { saveAudited } from '../../ground/edits/saveAudited';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';

/** What the notice says of the studio; each may be ''. */
export async function readPrivacySettings(db: Database): Promise<PrivacySettings> {
  const {
    id: _,
    updated_at,
    ...values
  } = await db.selectFrom('privacy_settings').selectAll().executeTakeFirstOrThrow();
  return { ...values, updatedAt: updated_at.toISOString() };
}

/** Saves what the notice says of the studio. */
export function savePrivacySettings(
  db: Database,
  doer: Doer,
  { readWith, ...values }: PrivacySettingsValues & { readWith: string },
): Promise<Edited<PrivacySettings>> {
  return saveAudited(db, doer, {
    of: (within) => within.selectFrom('privacy_settings').selectAll(),
    readWith,
    write: async (transaction, updated_at, row) => {
      await transaction
        .updateTable('privacy_settings')
        .set({ ...values, updated_at })
        .execute();
      const changes = changesOf('privacy', { ...row }, { ...values });
      return [{ action: 'update', entity: 'privacy', id: '1', changes }];
    },
    read: readPrivacySettings,
  });
}
