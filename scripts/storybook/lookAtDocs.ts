import type { Page } from '@playwright/test';

/** Waits for the page's heading and for every story drawn in it. */
async function settled(page: Page): Promise<void> {
  await page.locator('#storybook-docs h1').first().waitFor({ timeout: 20_000 });
  await page.waitForFunction(() =>
    window.__STORYBOOK_PREVIEW__?.storyRenders?.every(
      ({ phase }) => phase === 'finished' || phase === 'errored',
    ),
  );
}

/** Scrolls through the page, so that every story in a frame loads and plays, and reports the ones that do not finish. */
export async function lookAtFrames(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const frame of await page.locator('figure[data-outcome]').all()) {
    await frame.scrollIntoViewIfNeeded();
    const box = await frame.elementHandle();
    const outcome = await page
      .waitForFunction((figure) => figure?.getAttribute('data-outcome')?.replace('loading', ''), box, {
        timeout: 30_000,
      })
      .then((said) => said.jsonValue())
      .catch(() => 'never ended');
    const name = await frame.locator('iframe').getAttribute('title');
    if (outcome !== 'finished') found.push(`a story in a frame ${outcome}: ${name}`);
  }
  return found;
}

/**
 * Faults of a documentation page: a failed story, an empty table of properties, an element that covers the page or hides it
 * from screen readers, and in the dark theme a white frame. The content of a story may be light (a page of a PDF).
 */
export async function lookAtDocs(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await settled(page);
  return page.evaluate((isDark) => {
    const found: string[] = [];
    const docs = document.getElementById('storybook-docs');
    const all = (selector: string) => [...(docs?.querySelectorAll<HTMLElement>(selector) ?? [])];

    for (const { textContent } of all('.sb-story pre')) found.push(`a story failed: ${textContent}`);
    const hasProperties = all('h2').some(({ textContent }) => textContent === 'Propiedades');
    if (hasProperties && all('table[data-properties] tbody tr').length === 0) {
      found.push('the table of properties is empty');
    }

    // A click on the heading must reach it: no element covers it, and it is not inert.
    window.scrollTo(0, 0);
    const heading = all('h1')[0];
    const { left, top, height } = heading?.getBoundingClientRect() ?? new DOMRect();
    const reached = document.elementFromPoint(left + 4, top + height / 2);
    if (!heading?.contains(reached)) {
      found.push(`something lies over the page: ${reached?.outerHTML.slice(0, 120)}`);
    }
    if (docs?.closest('[inert], [aria-hidden="true"]')) found.push('something hides the page from readers');
    const focused = document.activeElement;
    if (focused !== document.body)
      found.push(`something took the focus: ${focused?.outerHTML.slice(0, 120)}`);

    const frames = '.sbdocs-wrapper, .sbdocs-preview, .docs-story, .docblock-source, table, td, figure > div';
    const isWhite = (element: Element) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] =
        getComputedStyle(element)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return alpha > 0.5 && red + green + blue > 3 * 128;
    };
    if (isDark) {
      found.push(
        ...all(frames)
          .filter(isWhite)
          .map(({ className }) => `white in the dark: ${className}`),
      );
    }
    return found;
  }, theme === 'dark');
}

/** Checks that the page fits a phone: wider parts must scroll in frames of their own. */
export async function lookOnPhone(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (before) await page.setViewportSize(before);
  return beyond > 0 ? [`the page goes ${beyond} px beyond a phone`] : [];
}
