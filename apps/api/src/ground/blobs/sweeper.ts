import { forItself } from '../db/caller';
import type { Database } from '../db/database';
import { logError } from '../failures/log';
import { apartFromRequest } from '../log/currentRequest';
import { after, HOUR } from '../time/time';
import type { Blobs } from './blobs';
import { dueBlobs, forgetBlob, putOffBlob } from './discarded';

/** How long to wait before retrying a blob that could not be removed. */
const PAUSE = HOUR;

/** After this many failures in a row the store counts as unreachable, and waiting for every single blob would be pointless. */
const MOST_FAILURES = 3;

/** How many blobs are read at once. */
const BATCH = 50;

interface SweeperOptions {
  db: Database;
  blobs: Blobs;
  now: () => Date;
}

/** Removes unused blobs, independently of the requests that left them unused. */
export interface Sweeper {
  /** Announces that there is something to remove. Returns at once. */
  wake: () => void;
  /** Removes what is due. Resolves when a full pass found nothing more. Never rejects. */
  run: () => Promise<void>;
  /** Finishes the present blob and takes no other. */
  stop: () => Promise<void>;
}

/** @see Sweeper */
export function createSweeper({ db, blobs, now }: SweeperOptions): Sweeper {
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;

  /** Remove the file first and then its row. After a crash in between, the row remains, and removing again is no error. */
  async function removeOne(key: string): Promise<boolean> {
    try {
      await blobs.remove(key);
      await forgetBlob(db, key);
      return true;
    } catch (error) {
      logError('remove blob', error);
      await putOffBlob(db, key, after(now(), PAUSE));
      return false;
    }
  }

  async function sweep(): Promise<void> {
    let failures = 0;
    for (;;) {
      const keys = await dueBlobs(db, now(), BATCH);
      for (const key of keys) {
        if (isStopped) return;
        failures = (await removeOne(key)) ? 0 : failures + 1;
        if (failures === MOST_FAILURES) return;
      }
      if (keys.length < BATCH) return;
    }
  }

  async function untilAsleep(): Promise<void> {
    do {
      isWoken = false;
      await sweep().catch((error) => logError('sweep', error));
    } while (isWoken && !isStopped);
    running = undefined;
  }

  function run(): Promise<void> {
    isWoken = true;
    running ??= untilAsleep();
    return running;
  }

  return {
    run,
    wake: () => {
      // It outlives the request, and works for others too.
      if (!isStopped) void apartFromRequest(() => forItself(run));
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
