import type { ChildProcess } from 'node:child_process';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { start } from '../run.ts';

/** Address of what Next.js serves, once it says so. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = () => reject(new Error(`next start\n${said}`));
    const patience = setTimeout(fail, 120_000);
    const listen = (chunk: unknown) => {
      said += String(chunk);
      const [address] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(said) ?? [];
      if (!address || !/Ready/.test(said)) return;
      clearTimeout(patience);
      resolve(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.on('exit', fail);
  });
}

/**
 * What stands in an element of the page: names, classes, and how it looks; and what the browser complained of.
 * @param selector of the element, which a page without scripts may have or not
 */
async function look(browser: Browser, address: string, selector: string, isScripted: boolean) {
  // At rest: a colour on its way to another is no difference.
  const context = await browser.newContext({ javaScriptEnabled: isScripted, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(address, { waitUntil: 'load' });
  if (isScripted) await page.locator('[data-written]').waitFor({ state: 'attached' });
  // Where scripts are off, only the locators' own run.
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
 * Starts the built Next.js project and opens it: as the server wrote it, as it is once its scripts took over, and the
 * same parts as the browser writes them by itself. (React for production leaves the server's class names as they are,
 * right or wrong: only what the browser wrote shows that it would have written others.)
 * @returns how many elements there are, what differs, and what the browser complained of
 */
export async function hydrate(folder: string): Promise<{ compared: number; differences: string[] }> {
  // Not by way of the shell script that starts it: ending that would leave the server.
  const program = 'node_modules/next/dist/bin/next';
  const server = start(folder, process.execPath, program, 'start', '--port', '0', '--hostname', '127.0.0.1');
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const address = await addressOf(server);
    // The server has other modules loaded by then, in another order than the browser will.
    await fetch(`${address}/other`);
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
