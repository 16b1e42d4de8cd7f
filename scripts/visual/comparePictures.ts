import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What two pictures differ in. */
export interface Difference {
  /** Pixels that are not the same. A picture that is larger than the other differs in all that the other lacks. */
  pixels: number;
  /** A picture (PNG) of the differing pixels, red on the pale first picture. */
  picture: Buffer;
}

/** The picture on a transparent sheet of this size. */
function onSheet(picture: PNG, width: number, height: number): PNG {
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/**
 * Compares two pictures (PNG) pixel by pixel.
 * @returns null if they show the same
 */
export function comparePictures(before: Buffer, after: Buffer): Difference | null {
  // The same browser writes the same picture as the same bytes: most need no reading.
  if (before.equals(after)) return null;
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(first.width, second.width), Math.max(first.height, second.height)];
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    onSheet(first, width, height).data,
    onSheet(second, width, height).data,
    difference.data,
    width,
    height,
    // Every difference counts, that of a smoothed edge too: one Chromium draws both.
    { threshold: 0, includeAA: true },
  );
  return pixels === 0 ? null : { pixels, picture: PNG.sync.write(difference) };
}
