import { join } from 'node:path';
import { ROOT } from '../build.ts';
import { declare, type Reported } from './declare.ts';
import { entriesOf } from './entriesOf.ts';
import { exportsOf, targetOf } from './exportsOf.ts';

const IMPORTED = /(?:from\s+|import\s*\(\s*|import\s+)(['"])(\.{1,2}(?:\/[^'"]+)?)\1/g;

/** Of the comments only what is deprecated: the others change without changing what one can write. */
function bare(text: string): string {
  return text
    .replace(/^[ \t]*\/\*\*[\s\S]*?\*\/[ \t]*\n/gm, (comment) => {
      const deprecated = /@deprecated[^\n*]*/.exec(comment)?.[0].trim();
      return deprecated ? `${/^[ \t]*/.exec(comment)?.[0]}/** ${deprecated} */\n` : '';
    })
    .trim();
}

/** Everything that the entries reach: an internal type is part of the public one that names it. */
function reached(entries: Iterable<string>, files: ReadonlyMap<string, string>): string[] {
  const found = new Set(entries);
  for (const file of found) {
    for (const [, , specifier = ''] of (files.get(file) ?? '').matchAll(IMPORTED)) {
      const target = targetOf(file, specifier, files);
      if (target) found.add(target);
    }
  }
  return [...found].filter((file) => !file.endsWith('index')).sort();
}

/** Where the report of a package is kept. */
export const reportFile = (name: Reported) => join(ROOT, 'packages', name, 'api.txt');

/**
 * The public face of a package as text: the names of each entry, then the declarations that these reach.
 *
 * `contract` has names only. Its types are made of schemas and routes, two million characters of which no line is written by hand; what
 * they say is in its openapi.json, which has a test of its own.
 */
export async function report(name: Reported): Promise<string> {
  const files = await declare(name);
  const entries = entriesOf(name);
  const lists = [...entries].map(([subpath, file]) => {
    const names = [...exportsOf(file, files)];
    const of = (kind: string) => names.flatMap(([one, its]) => (its === kind ? one : []));
    const title = `@doblaje/${name}${subpath.slice(1)}`;
    return [title, ...of('value').map((one) => `  ${one}`), ...of('type').map((one) => `  type ${one}`)].join(
      '\n',
    );
  });
  const declarations =
    name === 'contract'
      ? []
      : reached(entries.values(), files).map((file) => `--- ${file}\n${bare(files.get(file) ?? '')}`);
  return `${[`Public face of @doblaje/${name}, written by 'pnpm api'.`, ...lists, ...declarations].join('\n\n')}\n`;
}
