import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const UI = join(import.meta.dirname, '../../../packages/ui/src');

/** styled-components' list of every element there is, for which it makes `styled.div` and the rest. */
const LIST = /new Set\(\["a","abbr",[a-zA-Z0-9",]*\]\)/;

/** The elements that packages/ui styles: the portal itself styles none. */
function usedTags(): string[] {
  const tags = new Set<string>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: UI })) {
    for (const [, tag] of readFileSync(join(UI, file), 'utf8').matchAll(/\bstyled\.([a-z0-9]+)/g)) {
      if (tag) tags.add(tag);
    }
  }
  return [...tags].sort();
}

/**
 * Shortens the list to what is used (0.6 KiB gzip of what /login loads).
 * @throws Error when it is not met any more: the package changed, and the entry with it
 */
export function onlyUsedTags(): Plugin {
  let isMet = false;
  return {
    name: 'only-used-tags',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/styled-components\/dist\/[\w.-]+\.js$/.test(id) || !LIST.test(code)) return;
      isMet = true;
      return { code: code.replace(LIST, () => `new Set(${JSON.stringify(usedTags())})`), map: null };
    },
    buildEnd(error) {
      if (!error && !isMet) throw new Error('The elements of styled-components were not met in this build.');
    },
  };
}
