/** A text as it was written: each of its lines in a line of its own. */
export function TextLines({ text }: { text: string }) {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line, place) => <div key={place}>{line}</div>);
}
