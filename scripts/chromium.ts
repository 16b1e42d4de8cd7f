import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Flags that let Chromium run as root and headless, and keep it from contacting any other server. */
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

/** The same engine without windows: drawing windows that nobody sees takes a quarter of a journey's time. */
const HEADLESS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** `tests` want a fast page; `measures` want the browser that people have, never the headless shell. */
type Purpose = 'tests' | 'measures';

/** Path of an installed Chromium: `CHROMIUM_PATH`, one on PATH, or Playwright's own; undefined if there is none. */
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

/** Debian's packages in the order to try: older versions of Debian have no headless shell. */
const PACKAGES: Record<Purpose, string[]> = {
  tests: ['chromium-headless-shell', 'chromium'],
  measures: ['chromium'],
};

/**
 * Path of a Chromium. Installs one if there is none: Debian's package where apt-get is allowed, otherwise Playwright's
 * own download.
 * @throws Error with instructions when neither works.
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
