import type { PageSize } from './pdf';
import { POINT, type ZoomRule } from './zoom';

/** Pixels between two pages. */
const GAP = 16;

/** The place of every page. */
export interface PageLayout {
  /** The tops of all pages, then the end of the last. */
  offsets: Float64Array;
  /** The zoom factor of a page. Pages count from 1. */
  zoomAt: (page: number) => number;
  /** Width of the widest page, in pixels. */
  width: number;
  height: number;
}

/** Stacks the pages. Their own size and their zoom decide how large they are. */
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
 * The height where a person reads, a third down the window. Near the beginning and the end of the
 * document it moves up and down, so that even a low first or last page counts as read.
 *
 * @param top pixels scrolled past the first page's top
 * @param room the window's height
 * @param left pixels that can still be scrolled
 */
export function readingHeight(top: number, room: number, left: number): number {
  const most = top + left;
  if (top <= 0 || most <= 0) return 0;
  if (most < room) return (top / most) * (most + room);
  if (top < room / 3) return top * 2;
  return left < (room * 2) / 3 ? most + room - left * 2 : top + room / 3;
}
