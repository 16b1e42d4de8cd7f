import type { HistoryLine } from '@doblaje/contract';

/** What was done to something, but not who only looked at it: readings have a test of their own. */
export const withoutReadings = (
  lines: readonly HistoryLine[],
  fields: readonly string[] = ['sheet', 'voice', 'answers', 'reel', 'demo', 'document'],
): HistoryLine[] =>
  lines.filter(
    ({ action, changes: [change] }) => action !== 'read' || (change && !fields.includes(change.field)),
  );
