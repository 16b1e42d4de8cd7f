import type { StudioSettings } from '@doblaje/contract';
import { formatRut } from '@doblaje/domain/rut';
import type { Database } from '../../ground/db/database';
import { saveAudited } from '../../ground/edits/saveAudited';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';

/** Name, RUT ('' if ADMIN has not filled it in) and due day of the F29. */
export async function readStudio(db: Database): Promise<StudioSettings> {
  const row = await db.selectFrom('studio_settings').selectAll().executeTakeFirstOrThrow();
  const { name, rut, f29_due_day: f29DueDay, updated_at } = row;
  return { name, rut, f29DueDay, updatedAt: updated_at.toISOString() };
}

/** Saves the studio's data. */
export function saveStudio(
  db: Database,
  doer: Doer,
  { readWith, ...values }: { name: string; rut: string; f29DueDay: number; readWith: string },
): Promise<Edited<StudioSettings>> {
  return saveAudited(db, doer, {
    of: (within) => within.selectFrom('studio_settings').selectAll(),
    readWith,
    write: async (transaction, updated_at, row) => {
      const { name, f29DueDay } = values;
      const rut = formatRut(values.rut);
      const set = { name, rut, f29_due_day: f29DueDay, updated_at };
      await transaction.updateTable('studio_settings').set(set).execute();
      const before = { name: row.name, rut: row.rut, f29DueDay: row.f29_due_day };
      const changes = changesOf('studio', before, { name, rut, f29DueDay });
      return [{ action: 'update', entity: 'studio', id: '1', changes }];
    },
    read: readStudio,
  });
}
