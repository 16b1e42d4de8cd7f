import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Entry } from '../../.storybook/book/bookData.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { openPreview } from './openStory.ts';
import { BUILT, serveBuilt } from './serveBuilt.ts';

/*
 * Opens every documentation page of the built Storybook, light and dark. It fails for a word on the console, for a page without
 * a heading, for one with an empty table of properties, and for what stays white in the dark.
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
const findings: string[] = [];

/** What a page shows that it should not. */
async function look(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.locator('#storybook-docs h1').first().waitFor();
  // Every story of the page has come.
  await page.waitForFunction(() => {
    const { storyRenders } = (
      window as unknown as { __STORYBOOK_PREVIEW__: { storyRenders: { phase?: string }[] } }
    ).__STORYBOOK_PREVIEW__;
    return storyRenders.every(({ phase }) => /^(completed|finished|errored|afterEach)$/.test(phase ?? ''));
  });
  const found: string[] = [];
  const properties = await page.getByRole('heading', { name: 'Propiedades' }).count();
  const rows = await page.locator('table.docblock-argstable tbody tr').count();
  if (properties > 0 && rows === 0) found.push('the table of properties is empty');
  if (theme === 'dark') {
    // A story may hold what is light (a page of a PDF); its frame may not.
    const white = await page
      .locator('.sbdocs-wrapper, .sbdocs-preview, .docs-story, .docblock-argstable, .docblock-argstable td')
      .evaluateAll((elements) =>
        elements
          .filter((element) => {
            const [red = 0, green = 0, blue = 0, alpha = 1] =
              getComputedStyle(element)
                .backgroundColor.match(/[\d.]+/g)
                ?.map(Number) ?? [];
            return alpha > 0.5 && red + green + blue > 3 * 128;
          })
          .map((element) => element.className),
      );
    found.push(...white.map((name) => `white in the dark: ${name}`));
  }
  return found;
}

async function work(browser: Browser, url: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'es-CL' });
  // What a browser asks for by itself of a page that names no icon.
  await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { id, theme } = next;
    const complain = (words: string) => findings.push(`${id}, ${theme}: ${words.slice(0, 400)}`);
    const page = await context.newPage();
    page.on('pageerror', (error) => complain(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        complain(`${message.type()}: ${message.text()} ${message.location().url}`);
      }
    });
    try {
      await openPreview(page, url, { viewMode: 'docs', id, theme });
      for (const words of await look(page, theme)) complain(words);
    } catch (error) {
      complain(String(error));
    }
    await page.close();
  }
}

const started = performance.now();
const { url, close } = await serveBuilt();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
await Promise.all(Array.from({ length: PAGES }, () => work(browser, url)));
await browser.close();
close();
console.log(
  `${count} pages (light and dark apart) in ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
if (findings.length > 0) console.error([...new Set(findings)].join('\n'));
process.exitCode = findings.length > 0 ? 1 : 0;
