import type { Blobs } from './blobs/blobs';
import type { Database } from './db/database';
import type { Limiter } from './limits/limiter';

/** What the use cases work with. */
export interface Services {
  db: Database;
  limiter: Limiter;
  /** The clock: every limit of time goes by it. */
  now: () => Date;
  /** Tells the worker that a mail is waiting; returns at once. */
  wakeMail: () => void;
  /** Where files are kept. */
  blobs: Blobs;
  /** How long to wait for a store that does not answer when it writes an order's paper, in milliseconds. @default 10 000 */
  paperPatience?: number;
  /** Tells the sweeper that there are blobs to remove; returns at once. */
  wakeSweeper: () => void;
  /** Largest reel, in bytes. */
  reelMaxBytes: number;
  /** Base of the API as browsers reach it: what links to files start with. */
  apiUrl: string;
  /** What the studio is called, as the portal and mails have it. */
  brand: string;
  /** Whose account becomes ADMIN when it is activated and there is no other ADMIN; see README. */
  firstAdmin: string | undefined;
}
