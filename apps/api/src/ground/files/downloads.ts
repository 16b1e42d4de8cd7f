import type { ServerResponse } from 'node:http';
import { API_MESSAGES, Problem } from '@doblaje/contract';
import { type BlobRange, type Blobs, bytesOfBlob } from '../blobs/blobs';
import { timedStream } from '../blobs/timedStream';
import { MINUTE, SECOND } from '../time/time';
import { createTurns, TurnTimeout } from '../turns/turns';

/** How many files one person may have open at once, and how long a file may stay unread. Milliseconds. */
export interface DownloadLimits {
  /** A viewer that reads a document in parts has about six requests under way. */
  most: number;
  /** How long one more request waits for its turn. */
  patience: number;
  /** The server closes a file when the client reads nothing for this long. */
  unread: number;
}

const LIMITS: DownloadLimits = { most: 12, patience: 10 * SECOND, unread: MINUTE };

/** What is followed of the answer that a client takes. */
type TakenAnswer = Pick<ServerResponse, 'destroyed'> & {
  once: (event: 'close', listener: () => void) => unknown;
  setTimeout: (time: number, callback: () => void) => unknown;
  destroy: () => unknown;
};

/** Reads files on behalf of people, so that one person cannot use up the store's connections. */
export interface Downloads {
  /**
   * The store as one person may read it.
   * @throws Problem 429 from `read` when too many of theirs are open already
   */
  of: (userId: string) => Download;
}

/** The store, limited to what one person may have open. */
export interface Download extends Pick<Blobs, 'read'> {
  /**
   * Reads a small part at once. Its place becomes free when the client has taken the answer. A client that takes nothing loses the
   * connection.
   * @param answer undefined: the bytes do not go over a connection
   */
  bytes: (
    key: string,
    range: BlobRange,
    answer: TakenAnswer | undefined,
  ) => Promise<Uint8Array<ArrayBuffer> | null>;
}

/** @param limits @default LIMITS */
export function createDownloads(
  blobs: Pick<Blobs, 'read' | 'readBytes'>,
  limits: DownloadLimits = LIMITS,
): Downloads {
  const { most, patience, unread } = limits;
  const turns = createTurns({ most, patience });
  const take = (userId: string) =>
    turns.take(userId).catch((error: unknown) => {
      if (!(error instanceof TurnTimeout)) throw error;
      throw new Problem(429, API_MESSAGES.tooManyDownloads, { retryAfter: patience / SECOND });
    });
  return {
    of: (userId) => ({
      bytes: async (key, range, answer) => {
        const giveBack = await take(userId);
        // The client left while waiting: no close event will come.
        const isTaken = answer !== undefined && !answer.destroyed;
        if (isTaken) answer.once('close', giveBack);
        try {
          const bytes = await bytesOfBlob(blobs, key, range);
          // The connection's own timer restarts whenever the client takes some of the answer.
          if (isTaken) answer.setTimeout(unread, () => answer.destroy());
          return bytes;
        } finally {
          if (!isTaken) giveBack();
        }
      },
      read: async (key, range) => {
        const giveBack = await take(userId);
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
