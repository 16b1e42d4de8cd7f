import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';

/** Address of what Next.js serves, once it says so. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += String(chunk);
      const [address] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(said) ?? [];
      if (address && /Ready/.test(said)) resolve(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.on('exit', () => reject(new Error(`next start\n${said}`)));
  });
}

/**
 * Starts the built Next.js project and opens it: once as the server wrote it, once with its scripts.
 * @returns what differs between the two, and what the browser complained of
 */
export async function hydrate(folder: string): Promise<string[]> {
  // Not by way of the shell script that starts it: ending that would leave the server.
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'start', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: folder,
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const address = await addressOf(server);
    const looks = async (isScripted: boolean) => {
      // At rest: a colour on its way to another is no difference.
      const context = await browser.newContext({ javaScriptEnabled: isScripted, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await page.goto(address, { waitUntil: 'load' });
      if (isScripted) await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
      // Where scripts are off, only the locators' own run.
      const elements = await page.locator('main, main *').evaluateAll((found) =>
        found.map((element) => {
          const { color, padding, fontSize } = getComputedStyle(element);
          return [element.localName, element.getAttribute('class') ?? '', color, padding, fontSize].join(
            ' | ',
          );
        }),
      );
      await context.close();
      return { elements, complaints };
    };
    const served = await looks(false);
    const hydrated = await looks(true);
    const differences = hydrated.elements.flatMap((element, index) =>
      element === served.elements[index] ? [] : [`${served.elements[index] ?? 'nothing'} → ${element}`],
    );
    if (served.elements.length < 60) differences.push(`only ${served.elements.length} elements were served`);
    if (served.elements.length !== hydrated.elements.length) differences.push('another number of elements');
    return [...differences, ...hydrated.complaints];
  } finally {
    await browser.close();
    server.kill();
  }
}
