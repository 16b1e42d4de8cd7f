import { matchesMedia } from '../ground/media/matchesMedia';

/**
 * How large pages are: a factor of their real size, as wide as the well ('fit'), or that but never beyond the real size on wide windows.
 */
export type PdfZoom = number | 'fit' | 'auto';

/** Screen pixels per point of the page at 100 %: 96 against 72 per inch. */
export const POINT = 96 / 72;

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.85, 1, 1.25, 1.5, 2, 3, 4] as const;
const LEAST = 0.25;
const MOST = 4;

/** From this width on the viewer stands beside other content, and a small page is not enlarged to fill it. */
const WIDE = '(min-width: 1100px)';

/** The next larger or smaller step from the current zoom. It stops at the ends. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  return direction === 1
    ? (STEPS.find((step) => step > zoom + 0.005) ?? MOST)
    : (STEPS.findLast((step) => step < zoom - 0.005) ?? LEAST);
}

/** Gives the zoom factor for a page of this width, in points. */
export type ZoomRule = (pageWidth: number) => number;

/**
 * The zoom factor of each page. When pages are fitted, a landscape page among portrait
 * ones is as wide as they are, so no page needs scrolling sideways.
 *
 * @param room Pixels; 0 before it was measured.
 */
export function zoomRule(zoom: PdfZoom, room: number): ZoomRule {
  if (typeof zoom === 'number') {
    const factor = Math.min(Math.max(zoom, LEAST), MOST);
    return () => factor;
  }
  const most = zoom === 'auto' && matchesMedia(WIDE) ? 1 : MOST;
  return (pageWidth) => (room <= 0 || pageWidth <= 0 ? 1 : Math.min(room / (pageWidth * POINT), most));
}

/** '85 %', as written in Chile. */
export const formatZoom = (zoom: number) => `${Math.round(zoom * 100)} %`;
