import type { PageSize } from './pdf';
import { POINT, type ZoomRule } from './zoom';

/** Between two pages, in pixels. */
const GAP = 16;

/** Where every page stands. */
export interface PageLayout {
  /** The tops of all pages, and the end. */
  offsets: Float64Array;
  /** The factor of a page, from 1. */
  zoomAt: (page: number) => number;
  /** Pixels of the widest. */
  width: number;
  height: number;
}

/** Puts pages under each other, each as large as its own size and zoom make it. */
export function layOut(count: number, sizeOf: (page: number) => PageSize, zoomOf: ZoomRule): PageLayout {
  const offsets = new Float64Array(count + 1);
  let widest = 0;
  for (let page = 1; page <= count; page++) {
    const { width, height } = sizeOf(page);
    const scale = zoomOf(width) * POINT;
    widest = Math.max(widest, Math.floor(width * scale));
    offsets[page] = (offsets[page - 1] ?? 0) + Math.floor(height * scale) + GAP;
  }
  return {
    offsets,
    zoomAt: (page) => zoomOf(sizeOf(page).width),
    width: widest,
    height: (offsets[count] ?? GAP) - GAP,
  };
}

/** The page at this height. */
export function pageAt(offsets: Float64Array, height: number): number {
  let low = 1;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) > height) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The height at which one reads: a third down the window, and at the beginning and the end as far up and down as it takes for
 * the first and the last page to be read too, however low they are.
 *
 * @param top scrolled past the first page's top, in pixels
 * @param room the window's height
 * @param left what can still be scrolled
 */
export function readingHeight(top: number, room: number, left: number): number {
  const most = top + left;
  if (top <= 0 || most <= 0) return 0;
  if (most < room) return (top / most) * (most + room);
  if (top < room / 3) return top * 2;
  return left < (room * 2) / 3 ? most + room - left * 2 : top + room / 3;
}
