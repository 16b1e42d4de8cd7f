import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Thumbnail } from '../../.storybook/book/bookData.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { openPreview, openStory } from './openStory.ts';
import { BUILT, serveBuilt } from './serveBuilt.ts';
import { drawSheet, placeOnSheet, wallRows } from './sheets.ts';
import { wantedStories } from './wantedStories.ts';

/*
 * Runs after `storybook build`: takes a small picture, light and dark, of every story on the start page's wall or in a journey.
 * Each story opens once and plays to its end; then only the colours of the page change, because themes differ in nothing else
 * (scripts/theme.test.ts). A failing or missing story fails the step.
 */

const DESKTOP = { width: 1280, height: 800 };
/** Size of a picture relative to its page. */
const SCALE = 0.4;
const PAGES = 3;
const FOLDER = join(BUILT, 'thumbnails');

/** Takes the present page in both themes. */
async function take(page: Page, name: string): Promise<Thumbnail> {
  const cdp = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? DESKTOP;
  // `play` may have scrolled: take the visible part.
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

/** Takes the waiting stories one after another in its own page. */
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
      // A story without a `play` finishes before its page appears. Some stories show only a dialog.
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
const drawing = await browser.newPage();
await drawing.goto(`${url}/index.json`);
for (const [index, ids] of wallRows().entries()) {
  const placed = placeOnSheet(ids, taken, `wall-${index}.webp`);
  if (Object.keys(placed).length === 0) continue;
  writeFileSync(
    join(FOLDER, `wall-${index}.webp`),
    await drawSheet(drawing, placed, (file) => `${url}/thumbnails/${file}`),
  );
  Object.assign(taken, placed);
}
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
