import { findMatch } from './matchText';

/** A text with the part that was searched for marked. */
export function MarkedText({ text, query }: { text: string; query: string }) {
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
