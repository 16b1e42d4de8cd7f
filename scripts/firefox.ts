import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian.ts';

const PROGRAMS = ['firefox-esr', 'firefox'];

/** Path of an installed Firefox: `FIREFOX_PATH`, or one on PATH; undefined if there is none. Playwright's own is never used. */
export function findFirefox(): string | undefined {
  const wanted = process.env.FIREFOX_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`FIREFOX_PATH=${wanted} does not exist.`);
    return wanted;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  return PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/**
 * Path of a Firefox. Installs Debian's package if there is none.
 * @throws Error with instructions when that does not work
 */
export function ensureFirefox(): string {
  const there = findFirefox();
  if (there) return there;
  console.log('No Firefox found: installing one (needed for the tests of every engine)…');
  installDebian('firefox-esr');
  const installed = findFirefox();
  if (!installed) {
    throw new Error(
      'Firefox is needed for the tests of every engine and could not be installed. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.',
    );
  }
  return installed;
}
