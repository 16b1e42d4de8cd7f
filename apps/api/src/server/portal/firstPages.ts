import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { logError } from '../../ground/failures/log';
import type { InlineSources } from './policy';
import { type PortalSettings, portalSettings } from './settingsBlock';

/** A page that is readable before any script runs, made by the portal's build. */
export interface BuiltFirstPage {
  /** URL patterns of the paths that it serves. */
  patterns: readonly string[];
  html: string;
  policy: InlineSources;
}

interface MadePages {
  /** The settings used for making the pages; null for a setting that is not set. */
  settings: Record<string, unknown>;
  pages: readonly BuiltFirstPage[];
}

/**
 * The first pages of a built portal, made for the settings of the build. If the server has other settings (a
 * brand, a home page), the build's program makes them again, in a process with its own memory.
 *
 * The portal also works without them, only later, so a failure is logged and gives no pages.
 */
export async function firstPages(
  folder: string,
  settings: PortalSettings,
): Promise<readonly BuiltFirstPage[]> {
  const file = join(folder, '.prerender/pages.json');
  if (!existsSync(file)) return [];
  try {
    const made: MadePages = JSON.parse(readFileSync(file, 'utf8'));
    const wanted = portalSettings(settings);
    const isSame = Object.entries(wanted).every(([name, value]) => made.settings[name] === (value ?? null));
    return isSame ? made.pages : (await makeAgain(folder, wanted)).pages;
  } catch (error) {
    logError('first pages', error);
    return [];
  }
}

function makeAgain(folder: string, settings: PortalSettings): Promise<MadePages> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(folder, '.prerender/render.mjs'), { workerData: { settings } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The program that makes first pages ended with ${code}.`)),
    );
  });
}
