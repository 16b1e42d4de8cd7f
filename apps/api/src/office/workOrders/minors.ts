import type { WorkOrder } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import type { MinorAtWork } from '@doblaje/domain/minors';
import type { Database } from '../../ground/db/database';
import { minorsAmong } from '../../people/minors/minorsAmong';

/** What a draft's person needs before it is issued; null for an adult, and for whatever is no draft. */
export async function minorOf(
  db: Database,
  { state, personId, startDate }: Pick<WorkOrder, 'state' | 'personId' | 'startDate'>,
): Promise<MinorAtWork | null> {
  if (state !== 'draft' || personId === '') return null;
  const minors = await minorsAmong(db, [personId], { on: startDate || dayInChile() });
  return minors.get(personId) ?? null;
}
