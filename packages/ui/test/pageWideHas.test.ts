import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

/* The source itself is the matter: a rule costs in every state of a component, also in those that no test renders. */

/** Selectors for which the browser would search the whole page, or a drawer and its document, after every change in it. */
const PAGE_WIDE = /(?:\bhtml|\bbody|:root|\bmain)[^{};]*:has\(|:has\(\[data-dui-drawer/;

it('no stylesheet uses :has() across the whole page: marks on <html> are used instead', () => {
  const files = globSync(['**/*.styles.ts', '**/*.css'], { cwd: source });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => PAGE_WIDE.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
});
