import type { Page } from '@playwright/test';
import { viewports } from '../../.storybook/viewports.ts';

/** How a story ended: 'passed', or the error of its `play`, its rendering or a hook after it. */
export type Outcome = 'passed' | { failed: string };

/** The built Storybook leaves axe to who asks for it. */
export const JUDGED = 'a11y.manual:!false';

declare global {
  /** What the preview of a built Storybook offers to scripts from outside, once it has loaded. */
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>;
      storyRenders?: { phase?: string }[];
      storyStoreValue: {
        loadStory(wanted: { storyId: string }): Promise<{ storyGlobals: { viewport?: { value?: string } } }>;
      };
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, heard: (payload: never) => void): void;
      off(event: string, heard: (payload: never) => void): void;
      emit(event: string, payload: unknown): void;
    };
  }
}

/**
 * Opens the preview without a story, so that its modules load once for all stories.
 * @param globals What the toolbar is set to, as in Storybook's address. `JUDGED` lets axe fail a story.
 */
export async function openPreview(page: Page, url: string, globals = ''): Promise<void> {
  await page.goto(
    `${url}/iframe.html?${new URLSearchParams({ viewMode: 'story', id: 'none--none', globals })}`,
  );
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
}

/** Opens a documentation page by its address; its stories may still be loading. */
export async function openDocs(
  page: Page,
  url: string,
  { id, theme }: { id: string; theme: 'light' | 'dark' },
): Promise<void> {
  await page.goto(
    `${url}/iframe.html?${new URLSearchParams({ viewMode: 'docs', id, globals: `theme:${theme}` })}`,
  );
}

/**
 * Shows a story and lets it play to its end.
 * @param size The size of the page, for a story without a viewport of its own
 */
export async function openStory(
  page: Page,
  storyId: string,
  size: { width: number; height: number },
): Promise<Outcome> {
  const viewport = await page.evaluate(async (id) => {
    const { storyStoreValue } = window.__STORYBOOK_PREVIEW__;
    return (await storyStoreValue.loadStory({ storyId: id })).storyGlobals.viewport?.value;
  }, storyId);
  const own = viewports[viewport as keyof typeof viewports]?.styles;
  await page.setViewportSize(
    own ? { width: Number.parseInt(own.width, 10), height: Number.parseInt(own.height, 10) } : size,
  );
  return page.evaluate(
    (id) =>
      new Promise<Outcome>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const failures: string[] = [];
        const fail = (error: { message?: string; name?: string }) =>
          failures.push(String(error?.message ?? error?.name ?? error));
        const unhandled = (errors: { message?: string }[]) => errors.forEach(fail);
        const finish = (payload: { storyId: string; status: string }) => {
          if (payload.storyId !== id) return;
          for (const event of THROWN) channel.off(event, fail);
          channel.off('unhandledErrorsWhilePlaying', unhandled);
          channel.off('storyFinished', finish);
          const isFine = payload.status === 'success' && failures.length === 0;
          resolve(isFine ? 'passed' : { failed: failures.join('\n') || payload.status });
        };
        const THROWN = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
        for (const event of THROWN) channel.on(event, fail);
        channel.on('unhandledErrorsWhilePlaying', unhandled);
        channel.on('storyFinished', finish);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
}
