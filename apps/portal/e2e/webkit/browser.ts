import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder } from 'selenium-webdriver';
import { findWebKit } from '../../../../scripts/webkit.ts';
import { WebKitPage } from './page.ts';

/** WebKits with a screen and a folder of their own. */
export interface WebKits {
  /** Opens a window without a history: its own cookies and storage. */
  open: () => Promise<WebKitPage>;
  /** The windows that are open. */
  pages: readonly WebKitPage[];
  /** Where saved files arrive. */
  downloads: string;
  stop: () => Promise<void>;
}

/** Starts an X server that chooses its own number. */
async function startScreen(xvfb: string): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1100x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { display: `:${String(number).trim()}`, screen };
}

/** A port that was free a moment ago: the driver cannot choose one itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the driver; takes another port when somebody was faster. */
async function startDriver(program: string, env: NodeJS.ProcessEnv) {
  for (;;) {
    const port = await freePort();
    const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}`;
    while (driver.exitCode === null) {
      const isReady = await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady && driver.exitCode === null) return { driver, address };
      await pause(50);
    }
  }
}

/**
 * Starts the screen; each window has a driver of its own, which knows one session.
 * @param base address of the portal
 */
export async function startWebKits(base: string): Promise<WebKits> {
  const programs = findWebKit();
  if (!programs) throw new Error('No WebKit: `pnpm test` installs one (scripts/webkit.ts).');
  const home = mkdtempSync(join(tmpdir(), 'doblaje-webkit-'));
  const { display, screen } = await startScreen(programs.xvfb);
  const env = {
    PATH: process.env.PATH,
    DISPLAY: display,
    HOME: home,
    LANG: 'C.UTF-8',
    TZ: 'America/Santiago',
    // Without a graphics card, canvases stay blank otherwise.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // A container lacks what the sandbox is made of. Only this repository's own pages are opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const ends: (() => Promise<void>)[] = [];
  const pages: WebKitPage[] = [];
  return {
    downloads: home,
    pages,
    open: async () => {
      const { driver, address } = await startDriver(programs.driver, env);
      ends.push(async () => void driver.kill());
      const window = await new Builder()
        .usingServer(address)
        .withCapabilities({ browserName: 'MiniBrowser' })
        .build();
      ends.unshift(() => window.quit());
      await window.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 980 });
      const page = new WebKitPage(window, base);
      pages.push(page);
      return page;
    },
    stop: async () => {
      for (const end of ends) await end();
      screen.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
