import { countDeleted } from '../../ground/db/countDeleted';
import type { Database } from '../../ground/db/database';
import { after, DAY } from '../../ground/time/time';

/** How long a request can be confirmed by the link in the mail. */
export const CONFIRMABLE = 2 * DAY;

/** How long answered requests are kept, as proof. */
export const REQUESTS_KEPT = 4 * 365 * DAY;

/** Removes what nobody confirmed, and what stands among the requests by now. */
export function purgeRequestDrafts(db: Database, now: Date): Promise<number> {
  return countDeleted(db.deleteFrom('data_request_drafts').where('expires_at', '<=', now));
}

/** Removes requests that were answered long ago, with their mails; not while the block goes on that one led to. */
export function purgeRequests(db: Database, now: Date): Promise<number> {
  return countDeleted(
    db
      .deleteFrom('data_requests')
      .where('answered_at', '<=', after(now, -REQUESTS_KEPT))
      .where('id', 'not in', (query) =>
        query.selectFrom('data_blocks').select('request_id').where('ended_at', 'is', null),
      ),
  );
}
