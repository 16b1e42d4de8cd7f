import type { CDPSession, Page } from '@playwright/test';

/** A window, and how a person has set up their browser, in which every screen can be read and used. */
export interface Layout {
  name: string;
  width: number;
  height: number;
  /** Font size of the root element, as a user's style sheet would set it. @default '' */
  text?: string;
  /** The browser's own font size. @default 16 */
  font?: number;
  /** Touch, for which controls are larger. @default false */
  isTouch?: boolean;
  /** The spacing of text that WCAG 1.4.12 names. @default false */
  isSpaced?: boolean;
  /** On paper, as wide as a sheet of A4 between its margins. @default false */
  isPrinted?: boolean;
  /** With motion, what moves has come to its end. @default false */
  hasMotion?: boolean;
}

/** Ways to enlarge a page (WCAG 1.4.4, 1.4.10), low and narrow windows, text spacing, paper. */
export const LAYOUTS: readonly Layout[] = [
  { name: '1100 px, text 200 %', width: 1100, height: 800, text: '200%' },
  { name: '390 px, text 200 %', width: 390, height: 844, text: '200%', isTouch: true },
  { name: '320 × 568, text 200 %', width: 320, height: 568, text: '200%', isTouch: true },
  { name: '1366 px, font 32 px', width: 1366, height: 768, font: 32 },
  { name: '390 px, font 32 px', width: 390, height: 844, font: 32, isTouch: true },
  { name: '1440 px, font 24 px', width: 1440, height: 900, font: 24 },
  { name: '1280 × 1024, zoom 400 %', width: 320, height: 256 },
  { name: '960 × 600', width: 960, height: 600, hasMotion: true },
  { name: '920 × 700', width: 920, height: 700 },
  { name: '360 × 560', width: 360, height: 560, isTouch: true, hasMotion: true },
  { name: '320 × 568', width: 320, height: 568, isTouch: true },
  { name: '844 × 390', width: 844, height: 390, isTouch: true },
  { name: '1366 px, spaced text', width: 1366, height: 768, isSpaced: true },
  { name: '360 px, spaced text', width: 360, height: 740, isTouch: true, isSpaced: true },
  { name: 'paper', width: 718, height: 1000, isPrinted: true },
];

/** The sheet that this file adds to a page; pages have some of their own. */
declare global {
  interface Document {
    dress?: CSSStyleSheet;
  }
}

/** Without automatic hyphens, which depend on the browser's dictionary; and with the spacing of WCAG 1.4.12 if asked. */
function dress(isSpaced: boolean): void {
  const sheet = document.dress ?? new CSSStyleSheet();
  if (!document.dress) document.adoptedStyleSheets.push(sheet);
  document.dress = sheet;
  const spaced = `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`;
  sheet.replaceSync(`* { hyphens: manual !important; } ${isSpaced ? spaced : ''}`);
}

/** What moves comes to its end; what turns for ever is not waited for. */
async function settle(size: string): Promise<void> {
  document.documentElement.style.fontSize = size;
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  const ends = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ends.map(({ finished }) => finished));
}

/** Lays the page out as a person has it. */
export async function layOut(page: Page, cdp: CDPSession, layout: Layout): Promise<void> {
  const { width, height, text = '', font = 16, isTouch = false } = layout;
  await page.emulateMedia({
    media: layout.isPrinted ? 'print' : 'screen',
    reducedMotion: layout.hasMotion ? 'no-preference' : 'reduce',
  });
  await page.setViewportSize({ width, height });
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch });
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: font, fixed: Math.round(font * 0.8125) } });
  await page.evaluate(dress, layout.isSpaced ?? false);
  await page.evaluate(settle, text);
}

/** As the journeys have it: `page` goes on from there. */
export async function layOutAsUsual(page: Page, cdp: CDPSession): Promise<void> {
  await layOut(page, cdp, { name: 'usual', width: 1440, height: 900 });
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
}
