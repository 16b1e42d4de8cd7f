import type { BoletaNoticePeriod } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { isInNoticePeriod } from '@doblaje/domain/notices';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { BoletaNoticeTable } from '../../ground/db/tables/projects';
import { saveAudited } from '../../ground/edits/saveAudited';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';

const periodOf = ({
  shown_from,
  shown_until,
  updated_at,
}: Selectable<BoletaNoticeTable>): BoletaNoticePeriod => ({
  from: shown_from,
  until: shown_until,
  updatedAt: updated_at.toISOString(),
});

/** The first and last day of the boleta notice. */
export async function readBoletaNotice(db: Database): Promise<BoletaNoticePeriod> {
  return periodOf(await db.selectFrom('boleta_notice').selectAll().executeTakeFirstOrThrow());
}

/** Whether the notice shows on the present day in Chile. */
export async function isBoletaNoticeOn(db: Database, now: Date): Promise<boolean> {
  return isInNoticePeriod(await readBoletaNotice(db), dayInChile(now));
}

/** Saves the first and last day of the notice. */
export function saveBoletaNotice(
  db: Database,
  doer: Doer,
  { from, until, readWith }: { from: string; until: string; readWith: string },
): Promise<Edited<BoletaNoticePeriod>> {
  return saveAudited(db, doer, {
    of: (within) => within.selectFrom('boleta_notice').selectAll(),
    readWith,
    write: async (transaction, updated_at, row) => {
      const set = { shown_from: from, shown_until: until, updated_at };
      await transaction.updateTable('boleta_notice').set(set).execute();
      const changes = changesOf('boleta-notice', periodOf(row), { from, until });
      return [{ action: 'update', entity: 'boleta-notice', id: '1', changes }];
    },
    read: readBoletaNotice,
  });
}
