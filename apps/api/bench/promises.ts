import { type Node, readThrough } from './explain';
import type { Times } from './times';

/** What a page may take from the API, in milliseconds (desk.md §9). */
const MOST = 60;

/** How much more it may take than of a thousand rows: the share, and what a clock and a count that goes on to its limit add. */
const MOST_GROWTH = 1.5;
const COUNTING = 12;

/** What was measured of something that the API was asked for. */
interface Measured {
  page: Times;
  /** Median of a thousand rows, in ms. */
  before: number;
  /** What was read for it. */
  read: readonly Node[];
}

/** What of it breaks a promise, in words. */
export function broken({ page, before, read }: Measured): string[] {
  const words = [];
  const through = readThrough(read);
  if (through.length > 0) words.push(`reads all of ${through.join(', ')}`);
  if (page.p95 > MOST) words.push(`p95 ${page.p95.toFixed(0)} ms`);
  if (page.median > Math.max(before * MOST_GROWTH, before + COUNTING))
    words.push(`${(page.median / before).toFixed(1)} times as long as of 1000`);
  return words;
}
