import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { BUILT } from '../../../scripts/storybook/serveBuilt';
import { compareStorybooks } from '../../../scripts/visual/compareStorybooks';
import { writeReport } from '../../../scripts/visual/writeReport';

/* `pnpm visual` on a few stories of the Storybook that is built here: of a component, of a screen over its API, of one width. */
const STORIES = [
  'componentes-acciones-button-botón--primary',
  'componentes-acciones-button-botón--secondary',
  'pantallas-iniciar-sesión--default',
  'pantallas-iniciar-sesión--smallest',
];
const CHOICE = { isWanted: (id: string) => STORIES.includes(id), widths: [390, 1440] };

/** A Storybook like the built one, with one pixel of another colour in its button 'Cancelar' when the theme is dark. */
function plantPixel(): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const name of readdirSync(BUILT)) {
    if (name === 'iframe.html') cpSync(join(BUILT, name), join(folder, name));
    else symlinkSync(join(BUILT, name), join(folder, name));
  }
  const page = join(folder, 'iframe.html');
  const pixel = `<script>
    new MutationObserver(() => {
      const button = document.querySelector('#storybook-root > button');
      const isThere = button?.textContent === 'Cancelar' && document.documentElement.dataset.theme === 'dark';
      document.querySelector('[data-planted]')?.toggleAttribute('hidden', !isThere);
    }).observe(document.documentElement, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-theme'] });
    addEventListener('DOMContentLoaded', () => document.body.insertAdjacentHTML('beforeend',
      '<i data-planted hidden style="position:fixed;top:300px;left:200px;width:1px;height:1px;background:#808080"></i>'));
  </script>`;
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${pixel}</head>`));
  return folder;
}

test('two runs over one Storybook differ in nothing; a planted pixel is found, and it alone', async ({
  page,
}, testInfo) => {
  test.setTimeout(180_000);
  const same = await compareStorybooks(BUILT, BUILT, CHOICE);
  // Two themes of three stories at two widths, and of one at its own.
  expect(same).toEqual({ compared: 14, findings: [], failed: [], added: [], removed: [] });

  const planted = plantPixel();
  const outcome = await compareStorybooks(BUILT, planted, CHOICE);
  rmSync(planted, { recursive: true });
  const found = outcome.findings.map(({ story, mode, pixels }) => `${story} ${mode}: ${pixels}`);
  expect(found.sort()).toEqual([`${STORIES[1]} oscuro 1440: 1`, `${STORIES[1]} oscuro 390: 1`]);
  expect(outcome.compared).toBe(14);

  const report = writeReport(testInfo.outputPath('report'), { before: 'aaa', after: 'bbb', ...outcome });
  await page.goto(pathToFileURL(report).href);
  await expect(page.getByRole('heading', { name: '2 of 14 pictures differ' })).toBeVisible();
  const articles = page.getByRole('article');
  await page.keyboard.press('j');
  await expect(articles.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(articles.last()).toBeFocused();
  await page.keyboard.press('3');
  await expect(articles.last().getByRole('img')).toHaveCount(1);
  await expect(articles.last().getByRole('img', { name: /: difference$/ })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('oscuro 390');
  await expect(articles).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('1 shown');
});
