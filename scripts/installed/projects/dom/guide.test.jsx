// Tries every line of the guide that comes with the package, with nothing set up beside the environment.
import { readFileSync } from 'node:fs';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cases } from './cases/cases';
import { listen } from './console';

const guide = readFileSync('node_modules/@doblaje/ui/TESTING.md', 'utf8');
const lines = new Map(
  [...guide.matchAll(/^\| `(\w+)` +\| `(getBy[^`]+)` +\|/gm)].map(([, name, query]) => [name, query]),
);
// What the guide says of the two: no canvas for pdf.js, and a window of 1024 px, below which a list's place is another one's.
lines.delete('PdfViewer');
lines.set('SideColumns', "getByText('Capítulo')");
const NOTHING = { ref: () => {}, id: 'probe', className: '', style: {}, 'data-probe': '' };

let said;
beforeEach(() => {
  said = listen();
});
afterEach(() => vi.restoreAllMocks());

it('has lines', () => expect(lines.size).toBeGreaterThan(70));

it.each(Object.keys(cases))('%s is rendered, and found by its line', async (name) => {
  const { container, unmount } = render(cases[name].render(NOTHING));
  const query = lines.get(name);
  const find = query && new Function('screen', `return screen.${query}`);
  await waitFor(() => expect(find ? find(screen) : container).toBeInstanceOf(HTMLElement), {
    timeout: 20_000,
  });
  unmount();
  // pdf.js warns of Node.js.
  expect(said.filter((words) => !words.includes('Please use the `legacy` build'))).toEqual([]);
});
