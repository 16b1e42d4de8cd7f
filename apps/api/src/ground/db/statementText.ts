/** The longest text that is told. A list of thousands of rows makes a statement of a megabyte. */
const LONGEST = 2000;

/** What the text of a statement is made of, as far as it may hold a value. Names in double quotes and placeholders are kept. */
const PARTS = new RegExp(
  [
    '"(?:[^"]|"")*"',
    '\\$\\d+',
    // Strings with escapes, plain ones and those between dollars. One without an end is one up to the end.
    "(?<!\\w)e'(?:[^'\\\\]|''|\\\\.)*(?:'|$)",
    "'(?:[^']|'')*(?:'|$)",
    '\\$(?<tag>\\w*)\\$.*?(?:\\$\\k<tag>\\$|$)',
    '--[^\\n]*',
    '/\\*.*?(?:\\*/|$)',
    '(?<![\\w])\\d[\\w.]*',
  ].join('|'),
  'gis',
);

/**
 * The text of a statement without values, in one line: its parameters are not part of it, and what is written into it becomes '?'. Even
 * a code of ours becomes one, because nothing shows where a text came from.
 */
export function statementText(sql: string): string {
  const text = sql
    .replace(PARTS, (part) => (part.startsWith('"') || /^\$\d/.test(part) ? part : '?'))
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
