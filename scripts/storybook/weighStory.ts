import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { BUILT, serveBuilt } from './serveBuilt.ts';

/** What a browser that has nothing yet is sent until a story has ended, in MB. */
export interface Weight {
  /** The story by its own address, not compressed. */
  story: number;
  /** The same within Storybook with its menu and panels, and compressed as static hosts do: what its reader meets. */
  withStorybook: number;
}

/** Opens a story of the built Storybook twice, each time with an empty cache, and adds up what is sent. */
export async function weighStory(browser: Browser, id: string): Promise<Weight> {
  const own = await sentFor(browser, `/iframe.html?${new URLSearchParams({ viewMode: 'story', id })}`);
  const within = await sentFor(browser, `/?${new URLSearchParams({ path: `/story/${id}` })}`);
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0) / 1e6;
  return {
    story: sum(own.map((body) => body.length)),
    withStorybook: sum(within.map((body) => gzipSync(body).length)),
  };
}

/** Storybook loads the neighbours of a story once it is there. */
const QUIET_MS = 1500;

async function sentFor(browser: Browser, path: string): Promise<Buffer[]> {
  const sent: Buffer[] = [];
  const { url, close } = await serveBuilt(BUILT, (_, body) => sent.push(body));
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'es-CL' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${url}${path}`);
  if (!path.startsWith('/iframe')) await page.locator('#storybook-preview-iframe').waitFor();
  const story = page.frames().at(-1) ?? page.mainFrame();
  await story.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyRenders?.[0]?.phase === 'finished');
  // Some stories show a request that is never answered, so the network may not come to rest: the server has to.
  for (let before = -1; before !== sent.length; ) {
    before = sent.length;
    await page.waitForTimeout(QUIET_MS);
  }
  await context.close();
  close();
  return sent;
}
