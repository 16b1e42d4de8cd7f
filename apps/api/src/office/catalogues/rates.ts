import type { RetentionRate } from '@doblaje/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { RetentionRatesTable } from '../../ground/db/tables/projects';
import { saveAudited } from '../../ground/edits/saveAudited';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';

const rateOf = ({ year, rate, updated_at }: Selectable<RetentionRatesTable>): RetentionRate => ({
  year,
  rate: Number(rate),
  updatedAt: updated_at.toISOString(),
});

/** The retention rates of fees by year, newest first. */
export async function readRates(db: Database): Promise<RetentionRate[]> {
  const rows = await db.selectFrom('retention_rates').selectAll().orderBy('year', 'desc').execute();
  return rows.map(rateOf);
}

/**
 * Saves the rate of a year.
 * @param readWith null when the year had no rate on reading
 * @throws Problem 404 when editing a rate that does not exist
 */
export function saveRate(
  db: Database,
  doer: Doer,
  { year, rate, readWith }: { year: number; rate: number; readWith: string | null },
): Promise<Edited<RetentionRate>> {
  const id = String(year);
  const of = (within: Database) => within.selectFrom('retention_rates').selectAll().where('year', '=', year);
  return saveAudited(db, doer, {
    of,
    readWith,
    write: async (transaction, updated_at, row) => {
      await transaction
        .updateTable('retention_rates')
        .set({ rate, updated_at })
        .where('year', '=', year)
        .execute();
      const changes = changesOf('retention-rate', { rate: Number(row.rate) }, { rate });
      return [{ action: 'update', entity: 'retention-rate', id, changes }];
    },
    add: async (transaction) => {
      const added = await transaction
        .insertInto('retention_rates')
        .values({ year, rate, updated_at: doer.now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('year')
        .executeTakeFirst();
      const changes = changesOf('retention-rate', {}, { rate });
      return added ? [{ action: 'create', entity: 'retention-rate', id, changes }] : null;
    },
    read: async (transaction) => {
      const row = await of(transaction).executeTakeFirst();
      return row ? rateOf(row) : null;
    },
  });
}
