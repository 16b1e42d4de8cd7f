import { purgeBin } from '../ground/bin/bin';
import type { Database } from '../ground/db/database';
import { purgeKeys } from '../ground/edits/createOnce';
import { purgeFileLinks } from '../ground/files/links';
import { purgeLimits } from '../ground/limits/limiter';
import { purgeMails } from '../ground/mail/outbox';
import { purgeArchive } from '../office/archive/archive';
import { purgeBrowsers } from '../people/access/knownBrowsers';
import { purgeSessions } from '../people/access/sessions';
import { purgeApplications } from '../people/applications/erase';
import { purgeEmailChanges } from '../people/emailChanges/end';
import { purgeLinks } from '../people/links/links';
import { DELETABLE } from './registry';

/** What each part of the studio removes, in this order. */
const PARTS: readonly ((db: Database, now: Date) => Promise<void>)[] = [
  purgeSessions,
  purgeBrowsers,
  purgeLinks,
  purgeEmailChanges,
  purgeMails,
  purgeFileLinks,
  purgeKeys,
  purgeArchive,
  (db, now) => purgeBin(db, now, DELETABLE),
  purgeApplications,
  purgeLimits,
];

/** Removes data that nobody can use any more. The sweeper removes their files. */
export async function purge(db: Database, now: Date): Promise<void> {
  for (const part of PARTS) await part(db, now);
}
