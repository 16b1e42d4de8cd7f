import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Thumbnail } from '../../.storybook/book/bookData.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { openPreview, openStory } from './openStory.ts';
import { BUILT, serveBuilt } from './serveBuilt.ts';
import { wantedStories } from './wantedStories.ts';

/*
 * After `storybook build`: a small picture, light and dark, of every story that stands on the wall of the start page or in a
 * journey. Each is opened once and plays to its end; then the page is only recoloured (a theme is nothing but colours,
 * scripts/theme.test.ts). A story that fails, or one that is wanted and not there, fails the step.
 */

const DESKTOP = { width: 1280, height: 800 };
/** A picture's share of the page it was taken of. */
const SCALE = 0.4;
const PAGES = 3;
const FOLDER = join(BUILT, 'thumbnails');

/** Takes both themes of the page as it stands. */
async function take(page: Page, name: string): Promise<Thumbnail> {
  const cdp = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? DESKTOP;
  // What `play` left in sight: it may have scrolled.
  const top = await page.evaluate(() => window.scrollY);
  const files = { light: `${name}.light.webp`, dark: `${name}.dark.webp` };
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted;
      return new Promise((resolve) => requestAnimationFrame(resolve));
    }, theme);
    const { data } = await cdp.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 60,
      clip: { x: 0, y: top, width, height, scale: SCALE },
      optimizeForSpeed: true,
    });
    writeFileSync(join(FOLDER, files[theme]), Buffer.from(data, 'base64'));
  }
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  await cdp.detach();
  return { ...files, width, height };
}

/** Takes what waits, one story after the other, in a page of its own. */
async function work(browser: Browser, url: string, waiting: string[], taken: Record<string, Thumbnail>) {
  const failures: string[] = [];
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
  });
  const page = await context.newPage();
  await openPreview(page, url);
  for (let id = waiting.shift(); id; id = waiting.shift()) {
    const outcome = await openStory(page, id, DESKTOP);
    if (outcome !== 'passed') failures.push(`${id}: ${outcome.failed}`);
    else {
      // One without a `play` is over before its page has come. A dialog may be all that a story is about.
      await page.locator('#storybook-root h1, [role="dialog"]').first().waitFor();
      taken[id] = await take(page, id.normalize('NFD').replace(/[^\w-]/g, ''));
    }
  }
  await context.close();
  return failures;
}

const started = performance.now();
const waiting = wantedStories();
const count = waiting.length;
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const { url, close } = await serveBuilt();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const taken: Record<string, Thumbnail> = {};
const failures = await Promise.all(Array.from({ length: PAGES }, () => work(browser, url, waiting, taken)));
await browser.close();
close();
writeFileSync(join(FOLDER, 'thumbnails.json'), JSON.stringify(taken));
console.log(
  `Thumbnails of ${Object.keys(taken).length} of ${count} stories in ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
if (failures.flat().length > 0) {
  console.error(failures.flat().join('\n'));
  process.exitCode = 1;
}
