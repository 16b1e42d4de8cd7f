import type { HistoryLine } from '@doblaje/contract';

/** History lines without the readings of `fields`: readings have their own tests. */
export const withoutReadings = (
  lines: readonly HistoryLine[],
  fields: readonly string[] = ['sheet', 'voice', 'answers', 'reel', 'demo', 'document'],
): HistoryLine[] =>
  lines.filter(
    ({ action, changes: [change] }) => action !== 'read' || (change && !fields.includes(change.field)),
  );
