import type { Database } from '../ground/db/database';
import { after, DAY } from '../ground/time/time';
import { readPersonalData } from '../office/privacy/notices';

/** Publishes the demo's privacy notice, where there is none yet: before its accounts were made, so that nobody is told of it. */
export async function createDemoPrivacy(db: Database, now: Date): Promise<void> {
  if (await db.selectFrom('privacy_notices').select('version').limit(1).executeTakeFirst()) return;
  await db
    .updateTable('privacy_settings')
    .set({
      ...{ representative: 'Rosa Huenupi Cárdenas', email: 'datos@doblaje.test' },
      address: 'Av. Italia 1000, Ñuñoa, Santiago',
    })
    .where('representative', '=', '')
    .execute();
  const { draft } = await readPersonalData(db, []);
  await db
    .insertInto('privacy_notices')
    .values({
      ...{ version: 1, is_new_meaning: true, summary: '', published_at: after(now, -30 * DAY) },
      sections: JSON.stringify(draft.sections),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
