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

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium that is there already: `CHROMIUM_PATH`, one on PATH, or Playwright's own; else undefined. */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH=${wanted} does not exist.`);
    return wanted;
  }
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      if (existsSync(path)) return path;
    }
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

/**
 * Path of a Chromium, installing one when there is none: Debian's package where apt-get is allowed, else Playwright's
 * own download.
 * @throws Error with what to do when neither works.
 */
export function ensureChromium(): string {
  const there = findChromium();
  if (there) return there;
  console.log('No Chromium found: installing one (needed for stories and journeys)…');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && attempt('apt-get', ['update', '-qq'])) {
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium()) attempt('npx', ['playwright', 'install', 'chromium']);
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      'Chromium is needed for the stories and journeys and could not be installed. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
  return installed;
}
