import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Blobs } from '../blobs/blobs';
import { timedStream } from '../blobs/timedStream';
import { createTurns, TurnTimeout } from '../limits/turns';
import { MINUTE, SECOND } from '../time';

/** How many files one person may have open at once, and for how long without reading on. Milliseconds. */
export interface DownloadLimits {
  /** A viewer that reads a document in parts has six or so under way. */
  most: number;
  /** How long one more waits for its turn. */
  patience: number;
  /** Whoever reads nothing for so long is not reading. */
  unread: number;
}

const LIMITS: DownloadLimits = { most: 12, patience: 10 * SECOND, unread: MINUTE };

/** Reads files on behalf of people, so that nobody keeps the store's connections from the others. */
export interface Downloads {
  /**
   * The store as one person may read it.
   * @throws Problem 429 from `read` when too many of theirs are open already
   */
  of: (userId: string) => Pick<Blobs, 'read'>;
}

/** @param limits @default LIMITS */
export function createDownloads(blobs: Pick<Blobs, 'read'>, limits: DownloadLimits = LIMITS): Downloads {
  const { most, patience, unread } = limits;
  const turns = createTurns({ most, patience });
  return {
    of: (userId) => ({
      read: async (key, range) => {
        const giveBack = await turns.take(userId).catch((error: unknown) => {
          if (!(error instanceof TurnTimeout)) throw error;
          throw new Problem(429, API_MESSAGES.tooManyDownloads, { retryAfter: patience / SECOND });
        });
        try {
          const stream = await blobs.read(key, range);
          if (stream) return timedStream(stream, { unread, onEnd: giveBack, tooLate: notRead });
        } catch (error) {
          giveBack();
          throw error;
        }
        giveBack();
        return null;
      },
    }),
  };
}

const notRead = () => new DOMException('Nobody reads on', 'AbortError');
