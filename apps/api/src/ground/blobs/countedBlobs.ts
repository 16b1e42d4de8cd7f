import { Outage } from '../failures/outage';
import { storeErrors, storeTimes } from '../metrics/metrics';
import { spanned } from '../tracing/spans';
import type { Blobs } from './blobs';

/** The same store, whose operations are timed and traced, without their keys, and whose outages are counted. An error of the sender of a content is none of the store's. */
export function countedBlobs(blobs: Blobs): Blobs {
  const { readBytes } = blobs;
  const counted = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
    const end = storeTimes.startTimer({ operation });
    try {
      return await spanned(() => ({ name: `file store ${operation}`, told: () => ({}) }), work);
    } catch (error) {
      if (error instanceof Outage) storeErrors.inc({ operation });
      throw error;
    } finally {
      end();
    }
  };
  return {
    write: (...asked) => counted('write', () => blobs.write(...asked)),
    read: (...asked) => counted('read', () => blobs.read(...asked)),
    ...(readBytes && { readBytes: (...asked) => counted('read', () => readBytes(...asked)) }),
    remove: (...asked) => counted('remove', () => blobs.remove(...asked)),
    check: () => counted('check', () => blobs.check()),
    tidy: (...asked) => counted('tidy', () => blobs.tidy(...asked)),
  };
}
