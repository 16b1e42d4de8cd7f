import { expect, type within } from 'storybook/test';

/** A `play` that waits until the page shows a text. */
export const shows =
  (text: string | RegExp) =>
  async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
