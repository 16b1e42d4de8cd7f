import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Flags that let Chromium run as root, headless, without talking to anybody but the pages under test. */
export const CHROMIUM_ARGS: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const WINDOWED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The same engine without the browser's own windows, which take a quarter of a journey's time where nobody sees them. */
const HEADLESS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** `tests` want a page, fast; `measures` want the browser that people have, and never the headless shell. */
type Purpose = 'tests' | 'measures';

/** Path of a Chromium that is there already: `CHROMIUM_PATH`, one on PATH, or Playwright's own; else undefined. */
export function findChromium(purpose: Purpose = 'tests'): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH=${wanted} does not exist.`);
    return wanted;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of purpose === 'tests' ? [...HEADLESS, ...WINDOWED] : WINDOWED) {
    const path = folders.map((folder) => join(folder, name)).find(existsSync);
    if (path) return path;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function attempt(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    return false;
  }
}

/** Debian's packages for a purpose, the first that can be had: older Debians have no headless shell. */
const PACKAGES: Record<Purpose, string[]> = {
  tests: ['chromium-headless-shell', 'chromium'],
  measures: ['chromium'],
};

/**
 * Path of a Chromium, installing one when there is none: Debian's package where apt-get is allowed, else Playwright's
 * own download.
 * @throws Error with what to do when neither works.
 */
export function ensureChromium(purpose: Purpose = 'tests'): string {
  const there = findChromium(purpose);
  if (there) return there;
  console.log(`No Chromium found: installing one (needed for ${purpose})…`);
  const isRoot = process.getuid?.() === 0;
  if (isRoot && attempt('apt-get', ['update', '-qq'])) {
    PACKAGES[purpose].some((name) =>
      attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]),
    );
  }
  if (!findChromium(purpose)) attempt('npx', ['playwright', 'install', 'chromium']);
  const installed = findChromium(purpose);
  if (!installed) {
    throw new Error(
      `Chromium is needed for ${purpose} and could not be installed. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.`,
    );
  }
  return installed;
}
