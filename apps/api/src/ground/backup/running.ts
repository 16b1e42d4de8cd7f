import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database';
import { after, DAY } from '../time/time';

/** A backup that takes longer counts as dead, so that its files can be removed again. */
const LONGEST = DAY;

/** Does something while no stored file is removed. */
export async function keepingFiles<Result>(
  db: Database,
  now: Date,
  act: () => Promise<Result>,
): Promise<Result> {
  const id = randomUUID();
  await db.deleteFrom('running_backups').where('until', '<=', now).execute();
  await db
    .insertInto('running_backups')
    .values({ id, until: after(now, LONGEST) })
    .execute();
  try {
    return await act();
  } finally {
    await db.deleteFrom('running_backups').where('id', '=', id).execute();
  }
}
