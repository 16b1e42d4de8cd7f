import { globSync } from 'node:fs';
import { join } from 'node:path';

/** Sources that the patterns of package.json fit, but no subpath leads to. */
const INTERNAL = ['options/option'];

/** What is published: a file of `src` for each subpath, without its ending. */
export const ENTRIES = globSync(['index.ts', '*/index.ts', 'forms/*.ts', 'options/*.ts'], {
  cwd: join(import.meta.dirname, 'src'),
})
  .map((file) => file.replaceAll('\\', '/').slice(0, -'.ts'.length))
  .filter((entry) => !entry.endsWith('.test') && !INTERNAL.includes(entry))
  .sort();

/** The same as a reader imports it: '@doblaje/domain/rut'. */
export const SUBPATHS = ENTRIES.map((entry) => `@doblaje/domain/${entry}`.replace(/\/index$/, ''));
