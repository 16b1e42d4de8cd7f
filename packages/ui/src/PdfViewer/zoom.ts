/** How large pages are: a factor of their real size, as wide as the well, or that but not beyond real size. */
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

/**
 * The factor for a page of this width.
 *
 * @param pageWidth Points.
 * @param room Pixels; 0 before it was measured.
 */
export function resolveZoom(zoom: PdfZoom, pageWidth: number, room: number): number {
  if (typeof zoom === 'number') return Math.min(Math.max(zoom, LEAST), MOST);
  if (room <= 0 || pageWidth <= 0) return 1;
  const fit = Math.min(room / (pageWidth * POINT), MOST);
  return zoom === 'auto' && matchMedia(WIDE).matches ? Math.min(fit, 1) : fit;
}

/** '85 %', as in Chile. */
export const formatZoom = (zoom: number) => `${Math.round(zoom * 100)} %`;
