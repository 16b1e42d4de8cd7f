import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Entry, Thumbnail, Thumbnails } from '../../.storybook/book/bookData.ts';
import { SCREENS } from '../../.storybook/book/screens.ts';
import { STATES } from '../../.storybook/book/states.ts';
import { BUILT } from './serveBuilt.ts';

/** Twice the width of a picture on the wall, for screens with two pixels a point; that of a phone is half as wide. */
const WIDTH = 272;
const NARROW = 640;

/** The stories of the wall, a row a screen: the first story of each of its states. */
export function wallRows(): string[][] {
  const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('dev'));
  return SCREENS.map(({ title }) =>
    STATES.flatMap((state) => {
      const first = stories.find((story) => story.title === title && story.tags.includes(state));
      return first ? [first.id] : [];
    }),
  );
}

/**
 * The pictures of a row of the wall beside each other in one file, light and dark: the start page would ask for each alone, four
 * hundred of them.
 * @returns the pictures, each with its place on the sheet
 */
export function placeOnSheet(ids: readonly string[], pictures: Thumbnails, file: string): Thumbnails {
  const placed: Record<string, Thumbnail> = {};
  let left = 0;
  let high = 0;
  const place = ({ width, height }: Thumbnail) => {
    const own = width < NARROW ? WIDTH / 2 : WIDTH;
    const tile = { left, width: own, height: Math.round((own * height) / width) };
    left += own;
    high = Math.max(high, tile.height);
    return tile;
  };
  for (const id of new Set(ids)) {
    const picture = pictures[id];
    if (picture)
      placed[id] = { ...picture, sheet: { file, light: place(picture), dark: place(picture), size: [0, 0] } };
  }
  const size = [left, high] as const;
  return Object.fromEntries(
    Object.entries(placed).map(([id, { sheet, ...picture }]) => [
      id,
      sheet ? { ...picture, sheet: { ...sheet, size } } : picture,
    ]),
  );
}

/** Draws a sheet. @param addressOf where the page finds a picture's file; @returns the sheet as WebP */
export async function drawSheet(
  page: Page,
  placed: Thumbnails,
  addressOf: (file: string) => string,
): Promise<Buffer> {
  const tiles = Object.values(placed).flatMap(({ light, dark, sheet }) =>
    sheet
      ? [
          { from: addressOf(light), ...sheet.light },
          { from: addressOf(dark), ...sheet.dark },
        ]
      : [],
  );
  const [width, height] = Object.values(placed)[0]?.sheet?.size ?? [0, 0];
  const address = await page.evaluate(
    async (asked) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: asked.width, height: asked.height });
      const pen = canvas.getContext('2d');
      for (const tile of asked.tiles) {
        const picture = new Image();
        picture.src = tile.from;
        await picture.decode();
        pen?.drawImage(picture, tile.left, 0, tile.width, tile.height);
      }
      return canvas.toDataURL('image/webp', 0.7);
    },
    { tiles, width, height },
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
