import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import type { Kinds } from '../test/stops/show.tsx';

/** More than any of the pages has: a Tab that never leaves ends here. */
const MOST = 400;

/**
 * Counts how often Tab stops within a thing before it leaves, in Chromium; undefined where the library has no such thing.
 * @param page Path of a page that calls `show`
 * @param folder Whose React and styles are taken
 */
export async function countStops(
  browser: Browser,
  page: string,
  folder: string,
): Promise<Record<keyof Kinds, number | undefined>> {
  const { outputFiles } = await build({
    entryPoints: [page],
    absWorkingDir: folder,
    outdir: 'out',
    bundle: true,
    write: false,
    jsx: 'automatic',
    logLevel: 'error',
    // A page of another workspace would bring a second React.
    alias: { react: 'react', 'react-dom': 'react-dom' },
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'empty' },
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  // Wide enough for tables to be tables: on a phone ours is a list.
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await tab.setContent(
    `<!doctype html><html lang="es-CL"><style>${textOf('.css')}</style><body></body></html>`,
  );
  await tab.addScriptTag({ content: textOf('.js') });
  const stops = {
    table: await stopsOf('table'),
    selection: await stopsOf('selection'),
    matrix: await stopsOf('matrix'),
    radios: await stopsOf('radios'),
    tabs: await stopsOf('tabs'),
  };
  await tab.close();
  return stops;

  async function stopsOf(kind: keyof Kinds): Promise<number | undefined> {
    if (!(await tab.evaluate((name) => window.show(name), kind))) return undefined;
    await tab.locator(`[data-kind="${kind}"]`).waitFor({ state: 'attached' });
    await tab.locator('#before').focus();
    for (let presses = 1; presses <= MOST; presses++) {
      await tab.keyboard.press('Tab');
      if (await tab.evaluate(() => document.activeElement?.id === 'after')) return presses - 1;
    }
    return Number.POSITIVE_INFINITY;
  }
}
