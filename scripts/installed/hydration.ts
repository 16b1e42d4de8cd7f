import type { ChildProcess } from 'node:child_process';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { start } from '../run.ts';

/** Waits until the server is ready and returns its address. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = () => reject(new Error(`the server said\n${said}`));
    const patience = setTimeout(fail, 120_000);
    const listen = (chunk: unknown) => {
      said += String(chunk);
      const [address] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(said) ?? [];
      if (!address || !/ready/i.test(said)) return;
      clearTimeout(patience);
      resolve(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.on('exit', fail);
  });
}

/**
 * Names, classes and styles of the elements inside `selector`, and the browser's complaints.
 * @param selector of the parent element; a page without scripts may lack it
 */
async function look(browser: Browser, address: string, selector: string, isScripted: boolean) {
  // Without transitions: a colour that is still changing is no difference.
  const context = await browser.newContext({ javaScriptEnabled: isScripted, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(address, { waitUntil: 'load' });
  if (isScripted) await page.locator('[data-written]').waitFor({ state: 'attached' });
  // This works even without the page's scripts, because Playwright runs its own.
  const elements = await page.locator(`${selector} *`).evaluateAll((found) =>
    found.map((element) => {
      const { color, padding, fontSize } = getComputedStyle(element);
      return [element.localName, element.getAttribute('class') ?? '', color, padding, fontSize].join(' | ');
    }),
  );
  await context.close();
  return { elements, complaints };
}

function compare(name: string, served: string[], others: string[]): string[] {
  const differences = others.flatMap((element, index) =>
    element === served[index] ? [] : [`${name}: ${served[index] ?? 'nothing'} → ${element}`],
  );
  if (served.length !== others.length)
    differences.push(`${name}: ${served.length} → ${others.length} elements`);
  return differences;
}

/**
 * Starts the server of a built project and compares three versions of its page: as the server wrote it, after hydration, and
 * written by the browser alone. The third is necessary because React for production keeps the server's class names, even
 * wrong ones: only elements written by the browser show the difference.
 * @param program the server, as Node.js runs it
 * @param other a page to load first, where a server loads its modules for each page
 * @returns how many elements were compared, the differences, and the browser's complaints
 */
export async function hydrate(
  folder: string,
  program: readonly string[],
  other?: string,
): Promise<{ compared: number; differences: string[] }> {
  // Start the server directly: stopping its shell script would leave it running.
  const server = start(folder, process.execPath, ...program);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const address = await addressOf(server);
    // Load another page first, so that the server loads its modules in another order than the browser.
    if (other) await fetch(`${address}${other}`);
    const served = await look(browser, address, 'main', false);
    const hydrated = await look(browser, address, 'main', true);
    const written = await look(browser, address, '[data-written]', true);
    const differences = [
      ...compare('hydrated', served.elements, hydrated.elements),
      ...compare('written by the browser', served.elements, written.elements),
      ...hydrated.complaints,
    ];
    const compared = served.elements.length;
    if (compared < 60) differences.push(`only ${compared} elements were served`);
    return { compared, differences };
  } finally {
    await browser.close();
    server.kill();
  }
}
