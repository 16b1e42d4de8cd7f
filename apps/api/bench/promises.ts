import { type Node, readThrough } from './explain';
import type { Times } from './times';

/** Longest time of the API for a page, in milliseconds (desk.md §9). */
const MOST = 60;

/**
 * Allowed growth compared with a thousand rows: a factor, or the milliseconds that an inexact clock and a count up to its limit
 * may add.
 */
const MOST_GROWTH = 1.5;
const COUNTING = 12;

/** Measurements of one request. */
interface Measured {
  page: Times;
  /** Median time with a thousand rows, in ms. */
  before: number;
  /** What the database read for it. */
  read: readonly Node[];
}

/** What breaks a promise, in words. */
export function broken({ page, before, read }: Measured): string[] {
  const words = [];
  const through = readThrough(read);
  if (through.length > 0) words.push(`reads all of ${through.join(', ')}`);
  if (page.p95 > MOST) words.push(`p95 ${page.p95.toFixed(0)} ms`);
  if (page.median > Math.max(before * MOST_GROWTH, before + COUNTING))
    words.push(`${(page.median / before).toFixed(1)} times as long as of 1000`);
  return words;
}
