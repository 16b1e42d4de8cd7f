import { IDLE_LIMIT } from '../auth/sessions';
import { after, DAY } from '../time';
import type { Database } from './database';

/** How long what is over is kept, for whoever has to find out what happened. */
const KEPT = 30 * DAY;

/** Removes what nobody can use any more: dead sessions, old links, delivered mails, counters that ran out. */
export async function purge(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([row('expires_at', '<=', now), row('last_used_at', '<=', after(now, -IDLE_LIMIT))]),
    )
    .execute();
  await db.deleteFrom('links').where('expires_at', '<=', after(now, -KEPT)).execute();
  await db.deleteFrom('mails').where('done_at', '<=', after(now, -KEPT)).execute();
  await db.deleteFrom('limits').where('resets_at', '<=', now).execute();
}
