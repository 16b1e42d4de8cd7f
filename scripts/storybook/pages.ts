import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Entry } from '../../.storybook/book/bookData.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { lookAtDocs } from './lookAtDocs.ts';
import { openDocs, openPreview, setTheme } from './openStory.ts';
import { BUILT, serveBuilt } from './serveBuilt.ts';

/*
 * Opens every documentation page of the built Storybook, light and dark, as one who goes through its menu. It fails for a
 * word on the console, and for what lookAtDocs.ts finds.
 *
 *   node scripts/storybook/pages.ts [part of a page's id]
 */

const PAGES = 3;
type Theme = 'light' | 'dark';
const wanted = process.argv[2] ?? '';
const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const waiting = Object.values(entries)
  .filter(({ id, type }) => type === 'docs' && id.includes(wanted))
  .map(({ id }) => id);
const count = waiting.length;
const said = new Set<string>();

/** Tells of a finding as it comes, once. */
function complain(words: string) {
  if (said.has(words)) return;
  said.add(words);
  console.error(words);
}

/** A page at the preview, whose words on the console are complaints about the documentation that is open. */
async function openTab(browser: Browser, url: string, whatIsOpen: () => string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'es-CL' });
  // What a browser asks for by itself of a page that names no icon.
  await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  const page = await context.newPage();
  await openPreview(page, url);
  page.on('pageerror', (error) => complain(`${whatIsOpen()}: ${String(error).slice(0, 400)}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    complain(`${whatIsOpen()}: ${message.type()}: ${message.text().slice(0, 400)} ${message.location().url}`);
  });
  return page;
}

async function work(browser: Browser, url: string) {
  let open = '';
  let page = await openTab(browser, url, () => open);
  let themes: readonly Theme[] = ['light', 'dark'];
  for (let id = waiting.shift(); id; id = waiting.shift()) {
    try {
      for (const theme of themes) {
        open = `${id}, ${theme}`;
        await setTheme(page, theme);
        if (theme === themes[0]) await openDocs(page, id);
        for (const words of await lookAtDocs(page, theme)) complain(`${open}: ${words}`);
      }
      // The next one begins as this one ended: a switch of the theme draws every story anew.
      themes = themes.toReversed();
    } catch (error) {
      complain(`${open}: ${String(error).slice(0, 200)}`);
      await page.context().close();
      page = await openTab(browser, url, () => open);
    }
  }
  await page.context().close();
}

const started = performance.now();
const { url, close } = await serveBuilt();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
await Promise.all(Array.from({ length: PAGES }, () => work(browser, url)));
await browser.close();
close();
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${count} pages, each light and dark, in ${seconds} s: ${said.size} findings`);
process.exitCode = said.size > 0 ? 1 : 0;
