/** A code block of the README, ready for the type check and for running. */
export interface Example {
  /** The heading above it. */
  readonly title: string;
  /** TypeScript in which every `expression; // → value` asserts that value. */
  readonly code: string;
  /** Number of assertions. */
  readonly assertions: number;
}

/** The ```ts blocks of a Markdown text, with each `expression; // → value` line turned into an assertion. */
export function examplesOf(markdown: string): Example[] {
  const examples: Example[] = [];
  let title = '';
  for (const part of markdown.split(/^(?=## |```ts\n)/m)) {
    if (part.startsWith('## ')) title = part.slice(3, part.indexOf('\n'));
    const block = /^```ts\n([\s\S]*?)^```/m.exec(part)?.[1];
    if (block === undefined) continue;
    let assertions = 0;
    const body = block.replace(/^(?!\/\/)(\S.*); \/\/ → (.+)$/gm, (_, expression: string, value: string) => {
      assertions++;
      return `assert.deepStrictEqual<unknown>(${expression}, ${value});`;
    });
    examples.push({ title, code: `import assert from 'node:assert/strict';\n${body}`, assertions });
  }
  return examples;
}
