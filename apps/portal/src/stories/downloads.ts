import { expect, waitFor } from 'storybook/test';
import type { scene } from './PortalStory';

/** Catches a story's downloads. The browser would ask where to save them. */
export function catchDownloads(prepare: ReturnType<typeof scene>) {
  const downloads: { name: string; url: string }[] = [];
  return {
    /** The story's `beforeEach`. */
    beforeEach: (context: Parameters<typeof prepare>[0]) => {
      downloads.length = 0;
      const { click } = HTMLAnchorElement.prototype;
      HTMLAnchorElement.prototype.click = function save() {
        downloads.push({ name: this.download, url: this.href });
      };
      const clear = prepare(context);
      return () => {
        HTMLAnchorElement.prototype.click = click;
        clear();
      };
    },
    /** Waits for the only download, checks its name, and returns its lines. */
    lines: async (name: string) => {
      await waitFor(() => expect(downloads).toHaveLength(1));
      await expect(downloads[0]?.name).toBe(name);
      const text = await (await fetch(downloads[0]?.url ?? '')).text();
      return text.trim().split('\r\n');
    },
  };
}
