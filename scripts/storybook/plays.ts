import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { JUDGED, openPreview, openStory } from './openStory.ts';
import { BUILT, serveBuilt } from './serveBuilt.ts';

/*
 * Opens every story of the built Storybook at the widths of its pictures, as a person would, and lets it play. A story for one
 * width names it (`globals.viewport`) and is opened only there.
 *
 *   node scripts/storybook/plays.ts [part of a story's id]
 */

const WIDTHS = [390, 1440];
const PAGES = 3;

const wanted = process.argv[2] ?? '';
const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string }>;
};
const stories = Object.values(entries)
  .filter(({ id, type }) => type === 'story' && id.includes(wanted))
  .map(({ id }) => id);

const { url, close } = await serveBuilt();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
let failed = 0;
for (const width of WIDTHS) {
  const waiting = [...stories];
  const started = performance.now();
  const work = async () => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      locale: 'es-CL',
      timezoneId: 'America/Santiago',
    });
    const page = await context.newPage();
    await openPreview(page, url, JUDGED);
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const stuck = new Promise<{ failed: string }>((resolve) =>
        setTimeout(() => resolve({ failed: 'did not end within 30 s' }), 30_000).unref(),
      );
      const outcome = await Promise.race([openStory(page, id, { width, height: 900 }), stuck]);
      if (outcome === 'passed') continue;
      failed += 1;
      console.log(`${width} ${id}\n  ${outcome.failed.split('\n').slice(0, 3).join('\n  ')}`);
      await openPreview(page, url, JUDGED);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  console.log(
    `${width}: ${stories.length} stories in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
}
await browser.close();
close();
console.log(`${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
