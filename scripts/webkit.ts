import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian.ts';

/** Paths of the programs that lead a WebKit. */
export interface WebKit {
  /** WebKitWebDriver, which starts a MiniBrowser for each session. */
  driver: string;
  /** An X server without a screen: WebKitGTK knows no headless mode. */
  xvfb: string;
}

function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

/** The installed programs; undefined if one of them lacks. `WEBKIT_DRIVER` names another driver. */
export function findWebKit(): WebKit | undefined {
  const wanted = process.env.WEBKIT_DRIVER;
  if (wanted && !existsSync(wanted)) throw new Error(`WEBKIT_DRIVER=${wanted} does not exist.`);
  const driver = wanted || findProgram('WebKitWebDriver');
  const xvfb = findProgram('Xvfb');
  return driver && xvfb ? { driver, xvfb } : undefined;
}

/**
 * The programs that lead a WebKit. Installs Debian's packages if one lacks.
 * @throws Error with instructions when that does not work
 */
export function ensureWebKit(): WebKit {
  const there = findWebKit();
  if (there) return there;
  console.log('No WebKit found: installing one (needed for the tests of every engine)…');
  installDebian('webkit2gtk-driver', 'xvfb');
  const installed = findWebKit();
  if (!installed) {
    throw new Error(
      'WebKitWebDriver and Xvfb are needed for the tests of every engine and could not be installed. Install them (Debian: apt-get install webkit2gtk-driver xvfb).',
    );
  }
  return installed;
}
