import { expect, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** A `play` for a narrow width: the page has loaded, and nothing is wider than the page (WCAG 1.4.10). */
export function fitsIn(
  width: number,
  hasCome = (canvas: Canvas) => canvas.findByRole('heading', { level: 1 }),
) {
  return async ({ canvas }: { canvas: Canvas }) => {
    await hasCome(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  };
}

const VIEWPORTS = { 390: 'phone390', 320: 'min320' } as const;

/**
 * The content of a story that shows its screen on a phone (390) or at the narrowest width (320). The story adds its own name and tag,
 * because Storybook's menu reads those from the text of the file.
 * @param hasCome Waits for the element that appears last. @default the page's heading
 */
export function at(width: keyof typeof VIEWPORTS, hasCome?: (canvas: Canvas) => Promise<HTMLElement>) {
  return { globals: { viewport: { value: VIEWPORTS[width] } }, play: fitsIn(width, hasCome) };
}
