import type { ReactNode } from 'react';
import { findMatch } from './matchText';

/**
 * A text with the part that was searched for marked. Another part is another element: into the pieces of the one before a browser's
 * translator may have put elements of its own, out of which React cannot take them.
 */
export function markMatch(text: string, query: string): ReactNode {
  const match = findMatch(text, query);
  if (!match) return <span key={text}>{text}</span>;
  const [start, end] = match;
  return (
    <span key={`${text} ${start} ${end}`}>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
