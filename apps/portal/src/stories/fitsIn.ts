import { expect, type within } from 'storybook/test';

/** A `play` for a narrow width: the page has come, and nothing makes it wider than that (WCAG 1.4.10). */
export function fitsIn(width: number) {
  return async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  };
}
