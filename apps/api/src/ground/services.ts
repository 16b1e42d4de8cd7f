import type { Blobs } from './blobs/blobs';
import type { Database } from './db/database';
import type { Limiter } from './limits/limiter';

/** The services that the handlers share. */
export interface Services {
  db: Database;
  limiter: Limiter;
  /** The clock. All time limits depend on it. */
  now: () => Date;
  /** Tells the mail worker that a mail is waiting. Returns at once. */
  wakeMail: () => void;
  /** The store for files. */
  blobs: Blobs;
  /** How long to wait for a store that does not answer when it writes an order's paper, in milliseconds. @default 10 000 */
  paperPatience?: number;
  /** Tells the sweeper that there are blobs to remove. Returns at once. */
  wakeSweeper: () => void;
  /** Largest reel, in bytes. */
  reelMaxBytes: number;
  /** The base address of the API for browsers. Links to files begin with it. */
  apiUrl: string;
  /** The studio's name in the portal and in mails. */
  brand: string;
  /** The address whose account becomes ADMIN on activation if there is no other ADMIN; see README. */
  firstAdmin: string | undefined;
}
