import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { Entry } from '../../.storybook/book/bookData.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { lookAtDocs, lookAtFrames, lookOnPhone } from './lookAtDocs.ts';
import { openDocs } from './openStory.ts';
import { BUILT, serveBuilt } from './serveBuilt.ts';

/*
 * Opens every documentation page of the built Storybook, light and dark. Fails for messages on the console and for what
 * lookAtDocs.ts finds.
 *
 *   node scripts/storybook/pages.ts [part of a page's id]
 */

const PAGES = 3;
const wanted = process.argv[2] ?? '';
const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const waiting = Object.values(entries)
  .filter(({ id, type }) => type === 'docs' && id.includes(wanted))
  .flatMap(({ id }) => (['light', 'dark'] as const).map((theme) => ({ id, theme })));
const count = waiting.length;
const said = new Set<string>();

/** Prints a finding at once, and only once. */
function complain(words: string) {
  if (said.has(words)) return;
  said.add(words);
  console.error(words);
}

async function work(browser: Browser, url: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'es-CL' });
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const about = (words: unknown) => complain(`${next?.id}, ${next?.theme}: ${String(words).slice(0, 400)}`);
    const page = await context.newPage();
    page.on('pageerror', about);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        about(`${message.type()}: ${message.text()} ${message.location().url}`);
      }
    });
    try {
      await openDocs(page, url, next);
      // Play once, because themes differ only in colours. Play before looking, in case a play changes the page around it.
      if (next.theme === 'light') for (const words of await lookAtFrames(page)) about(words);
      for (const words of await lookAtDocs(page, next.theme)) about(words);
      if (next.theme === 'light') for (const words of await lookOnPhone(page)) about(words);
    } catch (error) {
      about(error);
    }
    await page.close();
  }
  await context.close();
}

const started = performance.now();
const { url, close } = await serveBuilt();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
await Promise.all(Array.from({ length: PAGES }, () => work(browser, url)));
await browser.close();
close();
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${count} pages (light and dark apart) in ${seconds} s: ${said.size} findings`);
process.exitCode = said.size > 0 ? 1 : 0;
