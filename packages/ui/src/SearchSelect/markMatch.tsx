import type { ReactNode } from 'react';
import { findMatch } from './matchText';

/** A text with the part that was searched for marked. */
export function markMatch(text: string, query: string): ReactNode {
  const match = findMatch(text, query);
  if (!match) return text;
  const [start, end] = match;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
