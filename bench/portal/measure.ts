import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** A mid-range phone on a poor connection. */
const SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const KIB = 1024;

/** Measurements of one page load. */
export interface Load {
  /** First contentful paint, in ms. */
  paint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Total time of tasks beyond their first 50 ms, from the start until the network is idle, in ms. */
  blocked: number;
}

interface Watched {
  shift: number;
  blocked: number;
  keys: number[];
}

async function slowPage(browser: Browser): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-CL' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    const watched: Watched = { shift: 0, blocked: 0, keys: [] };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.blocked += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  return { page, cdp };
}

const watchedOn = (page: Page): Promise<Watched> => page.evaluate(() => Reflect.get(window, 'watched'));

/** Loads a page once with an empty cache, until the network is idle. */
export async function load(browser: Browser, url: string): Promise<Load> {
  const { page } = await slowPage(browser);
  await page.goto(url);
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const paint = (await painted.jsonValue()) ?? Number.NaN;
  await page.waitForLoadState('networkidle');
  const { shift, blocked } = await watchedOn(page);
  await page.context().close();
  return { paint, shift, blocked };
}

/** Runs in the page: records the time from each key to the next paint. */
function watchKeys(): void {
  const { keys } = Reflect.get(window, 'watched') as Watched;
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      // A frame's callbacks run before its paint, but a message sent by one arrives after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => keys.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    true,
  );
}

/**
 * Presses one key while the page is still loading. Gives the time to the next paint, in ms.
 * @param at when to press it, in ms after the navigation began
 */
export async function pressEarly(browser: Browser, url: string, at: number): Promise<number> {
  const { page, cdp } = await slowPage(browser);
  await page.addInitScript(watchKeys);
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await new Promise((resolve) => setTimeout(resolve, at - (performance.now() - begun)));
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'a', code: 'KeyA', text: 'a' });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'a', code: 'KeyA' });
  await page.waitForFunction(() => Reflect.get(window, 'watched').keys.length > 0);
  const { keys } = await watchedOn(page);
  await page.context().close();
  return keys[0] ?? Number.NaN;
}

/** Types keys one after another into a field. Gives the time from each key to its paint, in ms. */
export async function type(browser: Browser, url: string, label: string, keys: number): Promise<number[]> {
  const { page } = await slowPage(browser);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const field = page.getByLabel(label);
  await field.focus();
  await page.evaluate(watchKeys);
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press('a');
    await page.waitForFunction((count) => Reflect.get(window, 'watched').keys.length === count, key + 1);
  }
  const { keys: times } = await watchedOn(page);
  if ((await field.inputValue()).length !== keys) throw new Error('Not every key arrived.');
  await page.context().close();
  return times;
}

/** KiB of JS and CSS of a page, gzipped: files as transferred, and the rules inside the page. */
export async function weigh(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const counted = new Set<string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type: kind }) => {
    if (kind === 'Script' || kind === 'Stylesheet') counted.add(requestId);
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  // The same measure as in `e2e/budget.spec.ts`: the page as the server sends it. Rules that scripts add, as styled-components
  // does, already count as part of the scripts.
  const html = await (await page.request.get(url)).text();
  const text = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, inside]) => inside).join('');
  const rules = text === '' ? 0 : gzipSync(text, { level: 9 }).length;
  await context.close();
  return (bytes + rules) / KIB;
}
