import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { Entry } from '../../.storybook/book/bookData.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { openPreview, turnDark } from './openStory.ts';
import { BUILT, serveBuilt } from './serveBuilt.ts';

/*
 * Opens every documentation page of the built Storybook, light and then dark. It fails for a word on the console, for a page
 * without a heading, for one with an empty table of properties, and for what stays white in the dark.
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
  .map(({ id }) => id);
const count = waiting.length;

async function work(browser: Browser, url: string): Promise<string[]> {
  const findings: string[] = [];
  for (let id = waiting.shift(); id; id = waiting.shift()) {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'es-CL' });
    const page = await context.newPage();
    const complain = (words: string) => findings.push(`${id}: ${words.slice(0, 300)}`);
    page.on('pageerror', (error) => complain(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        complain(`${message.type()}: ${message.text()} ${message.location().url}`);
      }
    });
    await openPreview(page, url, { viewMode: 'docs', id });
    await page.locator('#storybook-docs h1').first().waitFor();
    const properties = page.getByRole('heading', { name: 'Propiedades' });
    if (
      (await properties.count()) > 0 &&
      (await page.locator('table.docblock-argstable tbody tr').count()) === 0
    ) {
      complain('the table of properties is empty');
    }
    await turnDark(page);
    // Canvases and tables in the dark; a story may hold what is light (a page of a PDF), its frame may not.
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
    if (white.length > 0) complain(`white in the dark: ${white[0]}`);
    await context.close();
  }
  return findings;
}

const started = performance.now();
const { url, close } = await serveBuilt();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const findings = (await Promise.all(Array.from({ length: PAGES }, () => work(browser, url)))).flat();
await browser.close();
close();
console.log(`${count} pages in ${((performance.now() - started) / 1000).toFixed(0)} s, light and dark`);
if (findings.length > 0) console.error([...new Set(findings)].join('\n'));
process.exitCode = findings.length > 0 ? 1 : 0;
