import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { openPreview, openStory } from '../storybook/openStory.ts';

/** A story × theme × width of one Storybook. */
export interface Picture {
  /** 'claro 390' */
  mode: string;
  png: Buffer;
}

/** As a designer in Chile sees it, with nothing that moves. */
const EYES: BrowserContextOptions = {
  reducedMotion: 'reduce',
  locale: 'es-CL',
  timezoneId: 'America/Santiago',
};

const THEMES = { light: 'claro', dark: 'oscuro' } as const;
const HEIGHT = 900;
/** Longest that a story may play. */
const PATIENCE_MS = 60_000;

/** A page of a Storybook in which one story after the other is looked at. */
export async function openEye(browser: Browser, url: string) {
  const context = await browser.newContext(EYES);
  const page = await context.newPage();
  await openPreview(page, url);
  let shown = '';

  /**
   * Plays a story and takes both themes of it.
   * @returns the pictures, or what the story failed with
   */
  const look = async (id: string, width: number): Promise<Picture[] | { failed: string }> => {
    // A story that already stands there would not play again.
    if (id === shown) await openPreview(page, url);
    shown = id;
    let timer: NodeJS.Timeout | undefined;
    const stuck = new Promise<{ failed: string }>((resolve) => {
      timer = setTimeout(() => resolve({ failed: `did not end in ${PATIENCE_MS / 1000} s` }), PATIENCE_MS);
    });
    const outcome = await Promise.race([openStory(page, id, { width, height: HEIGHT }), stuck]);
    clearTimeout(timer);
    if (outcome !== 'passed') {
      // What follows starts on a page that this story has not touched.
      await openPreview(page, url);
      return outcome;
    }
    return takeThemes(page);
  };
  return { look, close: () => context.close() };
}

async function takeThemes(page: Page): Promise<Picture[]> {
  const width = page.viewportSize()?.width ?? 0;
  const pictures: Picture[] = [];
  // What has the theme of its own keeps it: a story of one theme gives the same picture twice.
  const own = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const [theme, name] of Object.entries(THEMES)) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted;
      // Colours that change over time are judged at their end; what runs for ever has none.
      const ending = document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
      return Promise.allSettled(ending.map((one) => one.finished)).then(() => undefined);
    }, theme);
    const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    pictures.push({ mode: `${name} ${width}`, png });
  }
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, own);
  return pictures;
}
