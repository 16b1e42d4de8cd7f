import type { ReactNode } from 'react';
import { findMatch } from './matchText';

/**
 * Marks the found part of a text. Another found part gives another element (by its key): a browser's
 * translator may have put its own elements into the old one, and React could not remove those.
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
