import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routeFor } from '@doblaje/domain/access';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { followPaths, pagesWithMotion } from './motion.ts';

/** The demo accounts of `DEMO=1`. */
export const PASSWORD = 'Doblaje-2026';
export const USER = 'talento@doblaje.test';
export const ADMIN = 'admin@doblaje.test';
/** A person with a complete sheet and 60 documents, only for the journey that erases her. */
export const ARTIST = 'actriz@doblaje.test';

/** Environment variable with the data folder of a first start (firstStart.ts); every server begins with a copy of it. */
export const FIRST_START = 'JOURNEYS_FIRST_START';

/**
 * Address of an installation that journeys without settings of their own go to, and the folder in which its mails arrive. It has
 * the demo in it. Without them each worker starts a server.
 */
const INSTALLATION = process.env.JOURNEYS_URL;
const INSTALLATION_MAILS = process.env.JOURNEYS_MAILS;

/** A running API with the built portal. */
export interface Server {
  url: string;
  /** Its own data folder. */
  dataDir: string;
  /** Where its mails arrive, a file each. */
  mails: string;
}

/** These servers live for minutes: with only V8's first WebAssembly compiler the database starts a third faster. */
const SHORT_LIVED = ['--liftoff-only'];

const SERVER = join(import.meta.dirname, '../../api/dist/server.js');

/** Resolves with the address at which it listens, which its greeting names. */
function listening(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk) => {
      output += chunk;
      const address = /escuchando en (\S+)\n/.exec(output)?.[1];
      if (address) resolve(address);
    });
    server.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    server.on('exit', (code) =>
      reject(new Error(`The API ended with ${code} before it listened:\n${output}`)),
    );
  });
}

/** Makes a data folder with the demo in it, as a first start leaves it. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-'));
  const first = process.env[FIRST_START];
  if (first) cpSync(first, folder, { recursive: true });
  return folder;
}

/**
 * Starts the real API with these settings on a data folder.
 * `end` stops it; `stop` also removes its data, and so does the end of an `await using` block. `later` puts on the clock of one that
 * began with laterClock.mjs.
 */
export async function startServer(
  settings: Record<string, string> = {},
  dataDir: string = newDataFolder(),
): Promise<
  Server & AsyncDisposable & { end: () => Promise<void>; stop: () => Promise<void>; later: () => void }
> {
  const server = spawn(process.execPath, [...SHORT_LIVED, SERVER], {
    env: {
      PATH: process.env.PATH,
      // The system chooses one: another worker could take a port between looking for it and listening on it.
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await listening(server);
  const end = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  const stop = async () => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const mails = join(dataDir, 'outbox');
  const later = () => void server.kill('SIGUSR2');
  return { url, dataDir, mails, end, stop, later, [Symbol.asyncDispose]: stop };
}

interface Fixtures {
  /** A journey with motion opens the pages that motion.ts names, or fails. */
  pages: undefined;
  /** Errors on the browser's console or thrown in the page: a journey must end without any. */
  complaints: string[];
}

/** Each worker has one real API; no browser yet. */
export const withServer = base.extend<object, { server: Server; settings: Record<string, string> }>({
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ settings }, use) => {
      if (INSTALLATION && INSTALLATION_MAILS) {
        await use({ url: INSTALLATION, dataDir: '', mails: INSTALLATION_MAILS });
        return;
      }
      const server = await startServer(settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

/** The base of all journeys that Playwright's browsers make. */
export const test = withServer.extend<Fixtures>({
  contextOptions: async ({ contextOptions }, use, { title }) =>
    use(pagesWithMotion(title) ? { ...contextOptions, reducedMotion: 'no-preference' } : contextOptions),
  pages: [
    async ({ browser, page }, use, { title }) => {
      const pages = pagesWithMotion(title) ?? [];
      const isReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
      if (pages.length > 0) expect(isReduced).toBe(false);
      const followed = followPaths(browser, page);
      await use(undefined);
      followed.end();
      const opened = [...followed.paths].map((path) => routeFor(path)?.path);
      expect(pages.filter((path) => !opened.includes(path))).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    // Journeys act faster than a person, so they wait until the portal has taken over the prerendered page.
    const taken = () => page.waitForFunction(() => document.querySelector('#root[data-page]') === null);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (options?.waitUntil !== 'commit') await taken();
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await taken();
      return answer;
    };
    // Catch file choosers from the start. Catching begins only after the call that asks for it, so a key pressed right after
    // that call opened a chooser that nobody caught (a third of them on a busy machine).
    page.on('filechooser', () => {});
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        // Chromium reports every refused answer as an error; journeys cause some on purpose.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          complaints.push(message.text());
        }
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Fills in the login form on the page and sends it. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** Opens a path that asks for the log-in, and logs in. The alerts that show once have been shown. */
export async function enter(page: Page, path: string, email: string): Promise<void> {
  await page.addInitScript(() => {
    // The empty page before the first address has no storage in Firefox.
    if (location.host === '') return;
    localStorage.setItem('rutAlertShown', 'true');
    localStorage.setItem('boletaAlertShown', 'true');
  });
  await page.goto(path);
  await logIn(page, email);
}

/** The region of notifications: the history beside it may show the same words. */
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notificaciones' });

/** Presses a key until a condition holds; fails if the keyboard cannot reach it. */
async function pressUntil(page: Page, target: Locator, key: string, isThere: (element: Element) => boolean) {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate(isThere)) return;
    await page.keyboard.press(key);
  }
  expect(await target.evaluate(isThere), `reached by ${key}: ${target}`).toBe(true);
}

/** Presses a key until the target has the focus; fails if the keyboard cannot reach it. A table is one stop: arrows lead on in it. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight' = 'Tab',
): Promise<void> {
  const hasFocus = (element: Element) => element === document.activeElement;
  // A list that is loaded anew has no rows for a moment.
  await target.waitFor({ state: 'attached' });
  const table = target.locator('xpath=ancestor::table[@role="grid"][1]');
  if (key === 'ArrowDown' || key === 'ArrowRight' || (await table.count()) === 0)
    return pressUntil(page, target, key, hasFocus);
  if (await target.evaluate(hasFocus)) return;
  await pressUntil(page, table, key, (element) => element.contains(document.activeElement));
  await page.keyboard.press('Control+Home');
  const isInHead = await target.evaluate((element) => element.closest('thead') !== null);
  const sameRow = (element: Element) => element.closest('tr')?.contains(document.activeElement) === true;
  await pressUntil(page, target, isInHead ? 'ArrowUp' : 'ArrowDown', sameRow);
  await pressUntil(page, target, 'ArrowRight', hasFocus);
}
