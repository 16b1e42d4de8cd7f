import type { Database } from '../ground/db/database';
import { after, DAY } from '../ground/time/time';
import { purgeArchive } from '../office/archive/archive';
import { BROWSER_LIFE } from '../people/access/knownBrowsers';
import { IDLE_LIMIT } from '../people/access/sessions';
import { eraseApplications } from '../people/applications/erase';
import { purgeDeleted } from '../projects/projects/purgeDeleted';

/** How long ended things are kept, for people who must find out what happened. */
const KEPT = 30 * DAY;

/** A draft untouched for this long counts as abandoned. */
const DRAFT_LIFE = 7 * DAY;

/** How long refused applications are kept, from the day of the refusal. A later note does not extend it (product: personal data). */
const REFUSED_KEPT = 365 * DAY;

/**
 * Removes data that nobody can use any more: dead sessions, browsers not seen for long, old links, changes of address that ended or
 * were never confirmed, delivered mails, keys of calls that nobody repeats, counters that ran out, abandoned drafts, applications
 * refused long ago, accounting papers whose years are over, projects deleted long ago. The sweeper removes their files.
 */
export async function purge(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([row('expires_at', '<=', now), row('last_used_at', '<=', after(now, -IDLE_LIMIT))]),
    )
    .execute();
  await db.deleteFrom('known_browsers').where('last_used_at', '<=', after(now, -BROWSER_LIFE)).execute();
  await db.deleteFrom('links').where('expires_at', '<=', after(now, -KEPT)).execute();
  await db
    .deleteFrom('email_changes')
    .where('expires_at', '<=', after(now, -KEPT))
    .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '<=', after(now, -KEPT))]))
    .execute();
  await db.deleteFrom('mails').where('done_at', '<=', after(now, -KEPT)).execute();
  await db.deleteFrom('download_links').where('expires_at', '<=', now).execute();
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
  await purgeArchive(db, now);
  await purgeDeleted(db, now);
  await db.transaction().execute(async (transaction) => {
    const over = await transaction
      .selectFrom('applications')
      .select('id')
      .where((row) =>
        row.or([
          row.and([row('state', '=', 'draft'), row('updated_at', '<=', after(now, -DRAFT_LIFE))]),
          row.and([row('state', '=', 'rejected'), row('decided_at', '<=', after(now, -REFUSED_KEPT))]),
        ]),
      )
      .forUpdate()
      .execute();
    await eraseApplications(
      transaction,
      over.map(({ id }) => id),
      now,
    );
  });
  await db
    .deleteFrom('limits')
    .where('key', 'in', (query) =>
      // Skips counters that a request is counting on right now.
      query.selectFrom('limits').select('key').where('resets_at', '<=', now).forUpdate().skipLocked(),
    )
    .execute();
}
