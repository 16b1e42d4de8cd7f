/** How large pages are: a factor of their real size, each as wide as the well, or that but not beyond real size. */
export type PdfZoom = number | 'fit' | 'auto';

/** Pixels of the screen for a point of the page at 100 %: 96 to 72 an inch. */
export const POINT = 96 / 72;

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.85, 1, 1.25, 1.5, 2, 3, 4] as const;
const LEAST = 0.25;
const MOST = 4;

/** From here on the viewer stands beside other things, and a small page is not blown up to its width. */
const WIDE = '(min-width: 1100px)';

/** The next larger or smaller step from where one is; the ends stay. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  return direction === 1
    ? (STEPS.find((step) => step > zoom + 0.005) ?? MOST)
    : (STEPS.findLast((step) => step < zoom - 0.005) ?? LEAST);
}

/** The factor for a page of this width, in points. */
export type ZoomRule = (pageWidth: number) => number;

/**
 * The factor of each page. Fitted, a page that lies among others that stand is as wide as they are: no page asks to be
 * scrolled sideways.
 *
 * @param room Pixels; 0 before it was measured.
 */
export function zoomRule(zoom: PdfZoom, room: number): ZoomRule {
  if (typeof zoom === 'number') {
    const factor = Math.min(Math.max(zoom, LEAST), MOST);
    return () => factor;
  }
  const most = zoom === 'auto' && matchMedia(WIDE).matches ? 1 : MOST;
  return (pageWidth) => (room <= 0 || pageWidth <= 0 ? 1 : Math.min(room / (pageWidth * POINT), most));
}

/** '85 %', as in Chile. */
export const formatZoom = (zoom: number) => `${Math.round(zoom * 100)} %`;
